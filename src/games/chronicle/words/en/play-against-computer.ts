import type { RoundEnd } from '#games/chronicle/opponents/round-outcomes';
import type { Card } from '#games/chronicle/rules/cards';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { chanceAsPercent as share } from '#words/en/chance-as-percent';
import { amount, list } from '#words/en/lists-and-amounts';
import type { PlayAgainstComputerWords } from '../text-types/play-against-computer.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { words as game } from './names.ts';
import { odds } from './odds-of-winning-meeting.ts';
import { reasons as whereCardsAre } from './reasons-from-where-cards-are.ts';
import { wish } from './what-condition-asks.ts';

const { seats, suits, card } = game;
const points = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const big = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const named = (held: readonly Card[]) => list(held.map(card));
/** In how many of the deals; and where it stands beside such a number. */
const part = (value: number) => (value === 1 ? 'all' : value === 0 ? 'none' : share(value));
const has = (who: string, count: number) => `${who} ${who === 'you' ? 'have' : 'has'} ${count || 'none'}`;
const ofDeals = (value: number) => `${part(value)} of the deals tried`;
const against = (condition: Condition | 'evil') =>
  condition === 'evil' ? 'Evil shuts its owner out' : wish(condition);

const either = (cards: readonly Card[]) =>
  cards.length < 2
    ? named(cards)
    : cards.length > 3
      ? `${cards.slice(0, 2).map(card).join(', ')} and ${cards.length - 2} other cards`
      : `${cards.slice(0, -1).map(card).join(', ')} or ${named(cards.slice(-1))}`;

/** How a round ends for the reader. */
const ends: Readonly<Record<RoundEnd, string>> = {
  'all-evil': 'all four Evil cards bring you 2 Fame',
  scored: 'you get Fame',
  outdone: 'others fulfil the condition better',
  'shut-out': 'Evil shuts you out',
  'others-all-evil': 'somebody else gets all four Evil cards',
};

const opponents = {
  thumb: {
    name: 'Rules of thumb',
    note: 'Looks at one Meeting at a time: takes it when its cards help with what the round is about, keeps out of it when they hurt, and gets rid of what would hurt later.',
  },
  ahead: {
    name: 'Thinking ahead',
    note: 'Imagines hands that fit what it has seen, plays the round out after each of its moves in all of them, and takes the move that does best.',
  },
} as const;

/** What to do, after “I would” or “To”. */
function move(move: Intent): string {
  switch (move.type) {
    case 'play':
      return `play ${card(move.card)}${move.down === true ? ' face down' : ''}`;
    case 'take':
      return `take a card unseen from ${seats[move.from]}`;
    case 'discard':
      return `have ${card(move.card)} of ${seats[move.from]} discarded`;
    case 'take-ally':
      return `take ${card(move.card)} from ${seats[move.from]}’s allies`;
    case 'claim':
      return `take ${move.card === '??' ? 'the card face down' : card(move.card)} that ${seats[move.from]} has played`;
    case 'give':
    case 'give-ally':
      return `give ${move.card === '??' ? 'a card' : card(move.card)} to ${seats[move.to]}`;
    case 'look':
      return `look at ${seats[move.at]}’s hand`;
    case 'exchange':
      return `exchange ${card(move.card)} for ${card(move.for)} of ${seats[move.with]}`;
    case 'leftover':
      return move.adds ? 'keep what is left in hand' : 'discard what is left in hand';
    case 'angel':
      return move.discards ? 'discard the Evil cards' : 'keep the Evil cards';
  }
}

/** What to do besides a move; of two plays the card alone. */
function besides(other: Intent, best: Intent): string {
  const isPlay = other.type === 'play' && best.type === 'play' && other.down === best.down;
  return isPlay ? card(other.card) : move(other);
}

/** English. */
export const words: PlayAgainstComputerWords = {
  title: 'Play',
  intro:
    'A game of Chronicle against two to five opponents. They see their own cards and what lies open, nothing more. Ask for advice at any time; after each round you can look back on it in the viewer.',
  needsScript: 'To play needs JavaScript: your opponents think in your browser.',
  setup: {
    role: 'Your seat',
    roles: {
      p1: { name: seats.p1, note: 'Whoever holds the Lead Card begins.' },
      either: { name: 'Any seat', note: 'Drawn by lot.' },
    },
    opponents,
    stays: 'A Meeting that is won stays',
    length: 'How many players',
    lengths: {
      '3': { name: '3', note: 'You and two opponents, 12 cards each.' },
      '4': { name: '4', note: 'You and three opponents, 9 cards each.' },
      '5': { name: '5', note: 'You and four opponents, 7 cards each.' },
      '6': { name: '6', note: 'You and five opponents, 6 cards each.' },
    },
  },
  match: {
    label: (seat, strength, players, round) =>
      `You are ${seats[seat]}, ${players} at the table, against “${opponents[strength].name}”; round ${round}`,
    thinks: (seat) => `${seats[seat]} is thinking.`,
    gained: (cards) => `To your hand came ${named(cards)}.`,
    lost: (cards) => `From your hand went ${named(cards)}.`,
    leads: 'You lead: any card, face up.',
    wildLed: 'No suit is led yet: any card, face up. The first that is no Wild sets the suit.',
    follow: (suit) => `Follow ${suits[suit]}, or play a Wild.`,
    isVoid: (suit) => `You are void in ${suits[suit]}: any card face down, or a Wild face up.`,
    mustWild: (suit) => `You are void in ${suits[suit]} and have a Wild: play it.`,
    choose: (effect) => `You choose: ${abilities.choices[effect]}.`,
  },
  hint: {
    ask: 'What would you play?',
    wait: (deals, of) => `Playing out hands that fit what you see: ${deals} of ${of}.`,
    onlyMove: 'There is only one thing you may do.',
    would: ({ moves: [best, second, third], rival, even: [even], reasons }) => {
      if (best === undefined || second === undefined) return words.hint.onlyMove;
      const would = `I would ${move(best.move)}`;
      if (rival === null)
        return `${would}; the other${third === undefined ? ' is' : 's are'} about as good${reasons.some(({ type }) => type === 'danger-four') ? ', but less safe' : ''}.`;
      const also = even === undefined ? '' : `, or just as well ${besides(even, best.move)},`;
      return `${would}${also} rather than ${besides(rival.move, best.move)}.`;
    },
    reasons: {
      wins: ({ isSure, helps, condition }) =>
        `It ${isSure ? 'wins' : 'should win'} the Meeting, and ${named(helps)} ${helps.length === 1 ? 'helps' : 'help'}: ${wish(condition)}.`,
      ducks: ({ hurts, condition }) =>
        `Leave this Meeting to somebody else: ${named(hurts)} would hurt you, for ${against(condition)}.`,
      sheds: ({ isSure, card: gone, condition }) =>
        `You are ${isSure ? '' : 'likely '}rid of ${card(gone)}, which would hurt you, for ${against(condition)}.`,
      'danger-four': ({ cards, isAnyOther, seat, owned, lying, most, best, isFourth }) =>
        isFourth
          ? `Keep ${named(cards)}: ${seats[seat]} owns the three other Evil cards, and whoever owns all four gets 2 Fame, and nobody else any.`
          : `Beware of ${isAnyOther ? 'any other card' : either(cards)}: ${seats[seat]} owns ${owned.length === 4 ? 'all four Evil cards' : `${named(owned)}${lying.length === 0 ? '' : ` and could take ${named(lying)} here`}`}. ${owned.length === 4 ? 'They' : 'All four Evil cards'} would bring that player 2 Fame and nobody else any. With ${cards.length === 1 ? 'it' : 'them'} that comes in ${cards.length === 1 || most === 1 ? '' : 'up to '}${part(most)} of the deals tried instead of ${part(best)}.`,
      'evil-lies': ({ evil, takings: [best, lowest] }) =>
        `${big(named(evil))} in this Meeting ${evil.length === 1 ? 'is' : 'are'} Evil: ${best === undefined ? `${evil.length === 1 ? 'it goes' : 'they go'} to whoever wins it` : `with ${card(best.card)} you win ${evil.length === 1 ? 'it' : 'them'} in ${ofDeals(best.takes)}${lowest === undefined ? '' : `, with ${card(lowest.card)} in ${part(lowest.takes)}`}`}.`,
      ...whereCardsAre,
      'has-all-evil': () =>
        'You own all four Evil cards: if it stays so, you get 2 Fame and nobody else any. The Angel could undo it.',
      saves: () => 'It brings you the Angel, who discards your Evil at the end of the round.',
      acts: ({ card: acting, effect }) =>
        `${big(card(acting))} acts: its owner ${abilities.effects[effect]}.`,
      'rival-wins': ({ hurts, ...one }) => `${odds(one, true)}, and ${named(hurts)} would hurt you.`,
      'rival-loses': ({ helps, ...one }) =>
        `${odds(one, false)}, and ${named(helps)} would go to somebody else.`,
      'rival-fourth': ({ card: rival, seat }) =>
        `${big(card(rival))} may go to ${seats[seat]}, who would then own all four Evil cards.`,
      'rival-keeps': ({ card: rival, kept }) =>
        `With ${card(rival)} you would keep ${card(kept)}, which you want to be rid of.`,
      'rival-keeps-higher': ({ card: rival, kept }) =>
        `With ${card(rival)} you would keep ${card(kept)}, which is likelier to win you what you do not want.`,
      'rival-undoes': ({ card: rival }) =>
        `With ${card(rival)} you would win the Angel, who discards your Evil; all four Evil cards would bring you 2 Fame.`,
      'rival-cures': ({ card: rival }) =>
        `${big(card(rival))} is better kept for a Meeting that you win: among your allies she discards your Evil.`,
      'rival-spends': ({ card: rival, best, isOfNoSuit }) =>
        isOfNoSuit
          ? `Keep ${card(rival)}: a Wild may be played at any time and has no strength, so it gets you out of a Meeting that would hurt.`
          : `Keep ${card(rival)}: it is higher than ${card(best)}, so later it can win a Meeting that ${card(best)} would lose.`,
      'rival-odds': ({ isLikelier, ...one }) =>
        `${odds(one, isLikelier)}; that did less well when the hands were played out.`,
      ends: ({ end, best, rival, rivalMove, isLikelier, rivalWins }) =>
        `${rivalMove.type === 'play' ? `With ${card(rivalMove.card)}` : `If you ${move(rivalMove)}`}, ${isLikelier === null ? '' : `you ${rivalWins === null ? `take this Meeting ${isLikelier ? 'more' : 'less'} often` : `${rivalWins ? 'take' : 'cannot take'} this Meeting`}, and `}${ends[end]} in ${ofDeals(rival)} instead of ${part(best)}.`,
      'ended-worse': ({ rivalMove, deals, worse, better }) =>
        `${rivalMove.type === 'play' ? `With ${card(rivalMove.card)}` : `If you ${move(rivalMove)}`}, the round ends worse for you in ${worse} of the ${deals} deals played out, better in ${better}${better < worse ? '' : ', but then by less'}.`,
      'alike-settled': ({ end, least }) =>
        `Your choice hardly matters now: whatever you do, ${ends[end]} in ${least === 1 ? 'all' : `${share(least)} or more`} of the deals tried.`,
      'alike-loses': ({ isSure, counts }) =>
        `Whatever you play, somebody else ${isSure ? 'takes' : 'nearly always takes'} this Meeting, and ${counts ? 'it made little difference which card they get from you' : 'none of your cards here counts for or against you'}.`,
      'alike-takes': ({ isSure }) =>
        `Whatever you play, you ${isSure ? 'take' : 'nearly always take'} this Meeting, and the other cards in it stay the same.`,
      'alike-little-at-stake': ({ most, least }) =>
        most.takes === 1 && least.takes === 0
          ? `With ${card(most.card)} you take this Meeting, with ${card(least.card)} not; by the end of the round that makes little difference.`
          : `${big(card(most.card))} takes this Meeting in ${ofDeals(most.takes)}, ${card(least.card)} in ${part(least.takes)}; by the end of the round that makes little difference.`,
      'alike-chances': ({ takes }) =>
        `They are about as likely to take this Meeting (in some ${share(takes)} of the deals tried), and by the end of the round they do about as well.`,
      'even-sheds': ({ card: gone, isSure }) =>
        `${big(card(gone))} does about as well, and you are ${isSure ? '' : 'likely '}rid of Evil.`,
      'alike-unseen': () => 'You have seen none of those cards, so nothing tells the hands apart.',
      'alike-tried': () => 'Played out to the end of the round, they do about as well.',
    },
    columns: ['Move', 'Games won'],
    table: (deals) =>
      `Estimated from ${amount(deals, 'deal')} that fit what you see: a few per cent are chance`,
    more: (moves) => `What about the other${moves === 1 ? '' : 's'}? (${moves})`,
    move,
    share,
    danger: 'risks all four Evil cards',
  },
  over: {
    title: (seat, winner, round) =>
      winner === null
        ? `Round ${round} is over`
        : winner === seat
          ? 'You have won'
          : `${seats[winner]} has won`,
    ahead: (seat, leaders) => {
      const others = leaders.filter((one) => one !== seat).map((one) => seats[one]);
      const isOneOther = others.length === 1 && leaders.length === 1;
      return `${list(leaders.includes(seat) ? ['You', ...others] : others)} ${isOneOther ? 'is' : 'are'} ahead.`;
    },
    fame: (seat, counts) =>
      `Fame: ${list(counts.map(({ seat: one, fame }) => has(one === seat ? 'you' : seats[one], fame)))}.`,
    counts: (seat, counts) =>
      `Counted: ${list(counts.map(({ seat: one, count }) => has(one === seat ? 'you' : seats[one], count)))}.`,
    other: 'Play again in the other seat',
    name: (strength, players, moment) =>
      `For ${players}, against “${opponents[strength].name}”, ${days.format(moment)}`,
  },
  review: {
    title: 'What cost most in this round',
    ofGame: 'What cost most in the game',
    measure:
      'A move is measured by what you knew then: how many more of 100 games like this one another wins. Less than 2 more is about as good.',
    intro:
      'Each of your cards and choices is tried again in hundreds of deals that fit what you knew then, once with your move and once with the one that looked better, and the round is played out. It is an estimate: beside each figure stands the range in which it lies 95 times out of 100.',
    stop: 'Stop',
    wait: (done, of) => `Looked back on ${done} of your ${amount(of, 'move')}.`,
    turn: (turn) => `Your move ${turn}:`,
    better: (made, { move: best, cost, interval: [from, to] }) =>
      `You chose to ${move(made)}. It would have been better to ${move(best)}: of 100 games like this one, that wins about ${points.format(100 * cost)} more (${points.format(100 * from)} to ${points.format(100 * to)}).`,
    flawless: 'None of your moves was clearly worse than another.',
    summary: (shown, found) =>
      found === shown
        ? `In place of ${amount(found, 'move')} another was clearly better.`
        : `In place of ${amount(found, 'move')} another was clearly better; these are the ${shown} that cost most.`,
    costMost: (turn, round) =>
      `Your move ${turn}${round === null ? '' : ` in ${round.toLowerCase()}`} cost most.`,
    stopped: (turn, round) =>
      turn === 0
        ? 'Stopped before a move was looked at.'
        : `Stopped. What came after your move ${turn}${round === null ? '' : ` in ${round.toLowerCase()}`} was not looked at.`,
  },
};
