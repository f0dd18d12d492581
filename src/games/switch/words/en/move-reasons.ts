import type { Followed } from '#games/switch/opponents/what-fits-next';
import { rankOf, type Card, type Suit } from '#games/switch/rules/cards';
import { chanceAsPercent as share } from '#words/en/chance-as-percent';
import { amount, anyOf, list } from '#words/en/lists-and-amounts';
import { say } from '#words/sentence-per-type';
import type { MoveReasonsWords } from '../text-types/move-reasons.ts';
import { words as game } from './names.ts';
import { words as effects } from './told-effects.ts';

const { seats, suits, card } = game;
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** What deals that were tried out came to. */
const cameTo = {
  won: () => 'You win more often within a few turns',
  lost: (others: number) =>
    `${others === 1 ? 'The other player' : 'Somebody else'} wins less often within a few turns`,
  stuck: () => 'You are left less often with trick cards alone, on which nobody can finish',
  drew: () => 'You have to draw less often within a few turns',
} as const;

/** What a card is kept for. */
const uses = {
  answer: ': it answers a 2, and holds up whoever is about to finish',
  penalty: ' to hold up whoever is about to finish',
  turn: ': it can give you another turn just before your last card',
  skip: ' to skip somebody who is about to finish',
  direction: ' to turn the direction away from somebody who is about to finish',
} as const;

/** More cards are not named one by one. */
const MANY = 3;
const cardsOf = (cards: readonly Card[]) =>
  cards.length > MANY ? `${cards.length} of your cards` : list(cards.map(card));
/** `your 4♥ fits`, `your 4♥ and 9♣ fit`. */
const fitting = (cards: readonly Card[]) =>
  `${cards.length > MANY ? '' : 'your '}${cardsOf(cards)} ${cards.length === 1 ? 'fits' : 'fit'}`;
/** What lies on the stack after a play, as it is matched. */
const lies = ({ move, suit }: Followed) => {
  const [top] = move.cards.slice(-1);
  return move.suit !== undefined || top === undefined ? suits[suit] : card(top);
};

/** So many cards of a suit. */
const held = (kept: { readonly suit: Suit; readonly held: number }) =>
  kept.held === 0 ? `no ${suits[kept.suit].slice(0, -1)}` : amount(kept.held, suits[kept.suit].slice(0, -1));

/** English. */
export const words: MoveReasonsWords = {
  move: (move) =>
    move.type === 'draw'
      ? `${move.cause === 'penalty' ? 'pick up' : move.cause === 'run' ? 'fail the run and draw' : 'draw'} ${amount(move.owed, 'card')}`
      : `play ${list(move.cards.map(card))}${move.suit === undefined ? '' : ` and choose ${suits[move.suit]}`}`,
  reasons: {
    wins: () => 'It wins the game.',
    'goes-again': ({ effect }) => say(effects, effect),
    stops: ({ effect }) => say(effects, effect),
    'brings-about': ({ effect }) => say(effects, effect),
    together: ({ count }) => `You are rid of ${count} cards in one turn.`,
    takes: ({ cause, count }) => {
      switch (cause) {
        case 'penalty':
          return `${amount(count, 'card')} now may be less than what comes back later.`;
        case 'run':
          return `It ends the run for ${amount(count, 'card')}.`;
        case 'choice':
        case 'mistake':
        case 'finish':
          return 'What you hold is worth keeping: a card more costs little.';
      }
    },
    'keeps-turn': ({ cards, last }) =>
      `Keep ${list(cards.map(card))} for your last turn but one: you go again, and lay ${list(last.map(card))}.`,
    'keeps-end': ({ card: last, trick }) =>
      `Keep ${card(last)} for the end: you cannot finish on a trick card such as ${card(trick)}.`,
    'keeps-any': ({ card: any }) => `Keep ${card(any)}: it goes on anything later.`,
    chooses: (kept) => `You choose ${suits[kept.suit]}, and have ${held(kept)} left to go on with.`,
    'rival-draws': ({ owed, held, left, cause }) => {
      switch (cause) {
        case 'penalty':
          return `It answers the penalty, so you need not pick up ${amount(owed, 'card')}.`;
        case 'run':
          return `It spares you the ${amount(owed, 'card')} that the run would cost you.`;
        case 'choice':
        case 'mistake':
        case 'finish':
          return `It leaves you with ${amount(left, 'card')}; if you draw, you have ${held}.`;
      }
    },
    'rival-ends-on-trick': ({ card: last }) =>
      `The game cannot be finished on a trick card: after ${card(last)} as your last card you would have to draw.`,
    'rival-spends': ({ card: spent, beside }) =>
      `${card(spent)} is better kept: ${beside === null ? 'it goes on anything later' : `like ${card(beside)} it goes on anything later, and lets you choose the suit as well`}.`,
    'rival-spends-threat': ({ card: spent, use }) => `${card(spent)} is better kept${uses[use]}.`,
    'rival-leaves-tricks': ({ move, cards }) =>
      `If you ${words.move(move)}, ${cards.length === 1 ? `only ${list(cards.map(card))} is left, a trick card` : `only trick cards are left (${list(cards.map(card))})`}, and nobody can finish on one.`,
    'rival-hands-turn': ({ effect }) => say(effects, effect),
    'rival-sheds-less': ({ move, more }) =>
      `If you ${words.move(move)}, ${amount(more, 'card')} more ${more === 1 ? 'stays' : 'stay'} in your hand, and whoever is rid of all of them first wins.`,
    'rival-follows-less': ({ rival, best }) =>
      `Next time ${fitting(best.fits)} on ${lies(best)}; on ${lies(rival)}, ${rival.fits.length > 0 ? `only ${cardsOf(rival.fits)}` : rival.any.length > 0 ? `only ${cardsOf(rival.any)}` : 'nothing does'}.`,
    'fits-next': ({ best }) => `Next time ${fitting(best.fits)} on ${lies(best)}.`,
    'fits-trick': ({ best, trick, end }) =>
      `${card(trick)} fits on ${lies(best)} next time, and ${card(end)} stays for the end: nobody can finish on a trick card.`,
    'fits-power': ({ best, power }) =>
      `${card(power)} fits on ${lies(best)} next time, and ${rankOf(power) === 'J' ? 'gives you another turn' : 'makes whoever follows pick up'}.`,
    'sheds-lone': ({ card: lone }) =>
      `No other card of yours goes with ${card(lone)}: be rid of it while it fits.`,
    'fits-others-less': ({ best, rival, hidden: [few, many] }) =>
      `${few === 0 ? '' : 'Only '}${held({ suit: best.suit, held: few })} ${few > 1 ? 'are' : 'is'} still hidden, against ${held({ suit: rival.suit, held: many })}: it is harder for others to match.`,
    'ready-for-run': ({ cards }) =>
      `If the run comes round to you, you may go on with ${anyOf(cards.map(card))}.`,
    'keeps-for-run': ({ cards }) =>
      `Keep ${list(cards.map(card))} for the run: you may need ${cards.length === 1 ? 'it' : 'them'} when it comes round to you.`,
    'rival-parts': ({ card: parted, others }) =>
      `${card(parted)} is better kept with ${list(others.map(card))}: they can leave your hand in one turn.`,
    'in-deals': ({ count, move, deals, rival, best, others }) =>
      `${cameTo[count](others)}: in ${best || 'none'} of the ${deals} deals tried out. If you ${words.move(move)}, in ${rival || 'none'}.`,
    'on-average': ({ count, move, rival, best, others }) => {
      const cards = (many: number) => {
        const said = tenths.format(many);
        return `${said} ${said === '1' ? 'card' : 'cards'}`;
      };
      const came =
        count === 'left'
          ? `You come to hold fewer: a few turns later, after what you draw, ${cards(best)} on average`
          : `${others === 1 ? 'The other player has' : 'The others have'} to draw more: ${cards(best)} on average within a few turns`;
      return `${came}. If you ${words.move(move)}, ${tenths.format(rival)}.`;
    },
    'stood-worse': ({ move, keeps, deals, worse, better }) => {
      const than = better < worse ? '' : ', but then by less';
      return keeps.length === 0
        ? `If you ${words.move(move)}, you stand worse a few turns later in ${worse} of the ${deals} deals tried out, and better in ${better}${than}.`
        : `${list(keeps.map(card))} ${keeps.length === 1 ? 'is' : 'are'} worth keeping: that does better in ${worse} of the ${deals} deals tried out, and worse in ${better}${than}.`;
    },
    alike: ({ least, most, ofPlays }) =>
      `Whichever ${ofPlays ? 'of them you play' : 'you choose'}, ${share(least) === share(most) ? share(most) : `${share(least)} to ${share(most)}`} of such games are won: the cards that you do not see decide more than this move.`,
    'even-leaves': ({ move, left, matching }) =>
      `It is as good to ${words.move(move)}: either way you keep ${amount(left, 'card')}, and ${matching || 'none'} of them ${matching > 1 ? 'match' : 'matches'} the suit you leave.`,
    'even-stops': ({ move, stops: { seat, left } }) =>
      `${seats[seat]} has ${amount(left, 'card')} left: to ${words.move(move)} may stop them, and does about as well.`,
  },
};
