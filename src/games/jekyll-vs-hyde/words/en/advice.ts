import { other, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { AdviceWords } from '../text-types/advice.ts';
import { chanceAsPercent as chance } from '#words/en/chance-as-percent';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import { nameOfMove as name, whyCard, whyWorse } from './why-tried-move-is-worse.ts';

type Hand = Parameters<AdviceWords['reasons']['hand']>[0];
type Wanted = Parameters<AdviceWords['reasons']['wanted']>[0];
type Trick = Parameters<AdviceWords['reasons']['trick']>[0];

const { seats, suits, card } = game;
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, useGrouping: true });

/** What a player wants of the tricks, and what brings him nearer to it. Of an advised move nothing is said that would speak against it. */
const AIM = {
  jekyll: {
    nearer: `which makes the round more even, as ${seats.jekyll} wants`,
    farther: 'further from half',
  },
  hyde: {
    nearer: `which drives the two of you further apart, as ${seats.hyde} wants`,
    farther: 'nearer to half',
  },
} as const;

/** So many moves are named; of more, no more is told than how many. */
const FEW = 2;

/** What Jekyll needs of the tricks to come, this one among them. */
function neededForEven({ owned: { jekyll: own }, left, lean, isSure, danger, taker }: Wanted): string {
  const need = TRICKS / 2 - own;
  const you = taker === 'jekyll' ? 'With this trick you' : 'You';
  const has = `${you} have ${own === 0 ? 'none' : own} and want ${TRICKS / 2}`;
  const last = left === 1 && taker === null ? 'this one' : null;
  if (need < 0) return `${you} have ${own} already, and want ${TRICKS / 2}: lose ${last ?? 'all you can'}.`;
  if (need === 0) return `${you} have the ${own} that you want: lose ${last ?? 'the rest'}.`;
  // That it is out of reach is not said: Pride may yet take tricks.
  if (need >= left) return `${has}: win ${last ?? 'all you can'}.`;
  const looks = '. Your hand looks good for';
  const beware = danger === null ? '.' : `; with the other move you may win too ${danger}.`;
  const so =
    lean === null
      ? danger === null
        ? `${looks} about that many.`
        : beware
      : lean === 'many'
        ? `${looks} more: lose some.`
        : `${looks} fewer: win what you can.`;
  return `${left === TRICKS ? 'You want' : `${has}:`} ${need} of the ${left}${taker === 'jekyll' ? '' : ' tricks'} to come${isSure ? so : beware}`;
}

/** Which way Hyde may aim. */
function aimAtMany({ owned, left, lean, isSure, taker }: Wanted): string {
  const score = `${taker === null ? 'You' : 'With this trick you'} have ${owned.hyde}, ${seats.jekyll} ${owned.jekyll}`;
  if (lean === null) return `The round leans neither way yet, so ${seats.hyde} can wait with a direction.`;
  if (!isSure)
    return `${seats.hyde} may still aim either way: ${lean === 'many' ? 'winning' : 'losing'} looks a little better.`;
  const [way, verb, most] = lean === 'many' ? ['winning', 'win', 'all'] : ['losing', 'lose', 'none'];
  if (left === 1) return `${score}: ${verb} ${taker === null ? 'this' : 'the last'} one.`;
  return left > TRICKS / 2
    ? `Your cards lean towards ${way}: aim for nearly ${most} of the tricks, as ${seats.hyde} may.`
    : `${score}, and the round leans towards ${way}: ${verb} what you can.`;
}

/** Whose an answered trick is, and whether that can be helped; one that goes against what is wanted is let go, or taken. */
function whoseTrick({ seat, isWon, isForced, isConceded, gain }: Trick): string {
  if (isForced) return isWon ? 'Any card of yours wins this trick' : 'None of your cards wins this trick';
  if (isConceded) return `${isWon ? 'But take this one' : 'But let this one go'}${whatFor(isWon, gain)}`;
  return isWon ? 'It wins the trick' : `It leaves the trick to ${seats[other(seat)]}`;
}

/** What a trick is conceded for, told in the same breath. */
function whatFor(isWon: boolean, gain: Trick['gain']): string {
  if (gain === null) return '';
  if (gain === 'later') return isWon ? ', to lose more later' : ', to win more later';
  return isWon ? `, to be rid of ${card(gain)}` : `, to keep ${card(gain)} for later`;
}

/** What becomes of a trick that is led, in how many hands. */
function wins({ isWon, often }: Trick): string {
  if (often === undefined) return `should ${isWon ? 'win' : 'lose'} the trick`;
  const hands = isWon ? often.won : often.of - often.won;
  return `${isWon ? 'wins' : 'loses'} the trick in ${hands === often.of ? 'all' : `${hands} of`} ${amount(often.of, 'hand')}`;
}

/** What a hand is good for in the words of a plan, before any number: for Jekyll how near to half it leads, for Hyde which way it leans. */
function plan({ seat, wins, of, inAll, aim }: Hand): string {
  if (seat === 'hyde') {
    if (aim === null) return `The round leans neither way yet, so ${seats.hyde} can wait with a direction.`;
    const [way, most] = aim === 'many' ? ['winning', 'all'] : ['losing', 'none'];
    return `Your cards lean towards ${way}: aim for nearly ${most} of the tricks, as ${seats.hyde} may.`;
  }
  const off = inAll === null ? wins - of / 2 : inAll - TRICKS / 2;
  const where = Math.abs(off) <= 1 ? 'about half' : off > 0 ? 'more than half' : 'less than half';
  const wants = Math.abs(off) <= 1 ? `as ${seats.jekyll} wants` : `and ${seats.jekyll} wants half`;
  return `Your cards lead to ${where} ${inAll === null ? 'of what is to come' : 'of all tricks'}, ${wants}.`;
}

/** English. */
export const words: AdviceWords = {
  ask: 'What would you play?',
  wait: (trials, of) => `Trying out hands that you may be facing: ${trials} of ${of}.`,
  onlyMove: 'There is only one thing you may do.',
  would: ({ moves: [best, second, third], rival, gifts, isNarrow, asGood, isLevel }) => {
    if (best === undefined || second === undefined) return words.onlyMove;
    if (rival === null) {
      const rest = third === undefined ? 'the other is' : 'the others are';
      return `I would ${words.move(best.move)}; ${rest} ${isLevel ? 'about as good' : 'not clearly worse'}.`;
    }
    const named = (cards: readonly Card[]) => list(cards.map(card));
    const [would, instead] =
      gifts === null
        ? [words.move(best.move), name(rival)]
        : [`give ${named(gifts.best)}, with ${named(gifts.both)},`, named(gifts.rival)];
    const some = asGood.length > FEW ? `${asGood.length} others` : list(asGood.map(name));
    const also = asGood.length === 0 ? '' : ` ${some} would do about as well.`;
    return `I would ${would} rather than ${instead}${isNarrow ? ', which is nearly as good' : ''}.${also}`;
  },
  settled: (seat, { winner, least, most, needed }) => {
    const why =
      winner === 'hyde'
        ? `the gap can no longer be less than ${least}, and a gap of ${needed} is enough for ${seats.hyde}`
        : `the gap can no longer be more than ${most}, and ${seats.hyde} needs ${needed}`;
    return `${seat === winner ? 'You have won the game already' : 'You cannot win the game any more'}, whatever is played: ${why}.`;
  },
  reasons: {
    wanted: (wanted) => (wanted.seat === 'jekyll' ? neededForEven(wanted) : aimAtMany(wanted)),
    trick: (trick) => {
      const { seat, owned, helps, isConceded } = trick;
      const so = helps === true ? `, ${AIM[seat].nearer}` : '';
      if (owned !== null)
        return `${whoseTrick(trick)}${so}: you then have ${owned[seat]}, ${seats[other(seat)]} ${owned[other(seat)]}.`;
      if (isConceded) return `Even so, it ${wins(trick)}.`;
      return `It ${wins(trick)}${so}.`;
    },
    'costs-trick': ({ move, trick }) =>
      `${name(move)} loses more than this trick: where a Potion and Pride meet, the winner takes an earlier trick too, here trick ${trick}.`,
    'potion-due': ({ seat, held, cause }) =>
      `You hold ${held} Potions, so one has to go.${cause === null ? '' : ` ${whyCard(cause, seat)}`}`,
    'pride-risk': ({ seat, often, of }) =>
      `In ${often} of ${of} hands Pride and a Potion meet, and ${seats[other(seat)]} takes an earlier trick of yours as well.`,
    open: ({ often }) =>
      often === undefined
        ? 'The trick may go either way.'
        : `It wins the trick in ${often.won === often.of ? 'all' : `${often.won} of`} ${amount(often.of, 'hand')}.`,
    hand: (hand) => {
      const { wins, of, inAll, letsGo, chooses } = hand;
      return [
        ...(letsGo ? ['You can let it go.'] : []),
        ...(of === 1 ? [`You should ${wins > 0 ? 'win' : 'lose'} the last trick.`] : []),
        ...(of === 1 && inAll === null ? [] : [plan(hand)]),
        ...(chooses && !letsGo ? ['You keep a likely winner and a likely loser.'] : []),
      ].join(' ');
    },
    alike: ({ trials }) =>
      `Whatever you play now, your chance to win the game is the same in each of the ${amount(trials, 'hand')} tried out.`,
    'as-well': ({ move, isWon, isLikely, kept, more }) => {
      const brings = `should bring about ${amount(Math.abs(more), 'trick')} ${more > 0 ? 'more, which is too many' : 'fewer, which is too few'}`;
      if (isWon === null) return `Giving ${name(move)} instead ${brings}.`;
      const gets = `${isLikely ? 'should ' : ''}${isWon ? 'win' : 'lose'}${isLikely ? '' : 's'}`;
      return `${name(move)} ${gets} as well, but keeping ${list(kept.map(card))} ${brings}.`;
    },
    otherwise: ({ move, isWon, isLikely, takesTwo, tricks, rather }) =>
      takesTwo
        ? `With ${name(move)} you would ${isWon ? 'win' : 'lose'} this trick and, by Pride, an earlier one: you end ${AIM[move.by].farther}, with about ${tricks}, not ${rather}.`
        : `With ${name(move)} you ${isLikely ? 'should' : 'would'} ${isWon ? 'win' : 'lose'} the trick, and end ${AIM[move.by].farther}: with about ${tricks} of the ${TRICKS}, not ${rather}.`,
    tried: whyWorse,
  },
  figures: {
    hand: ({ wins, of, isExchange, inAll }) => {
      const all = inAll === null ? '' : `, so about ${inAll} of all ${TRICKS}`;
      return isExchange
        ? `With what comes back, you should win about ${wins} of the ${of} tricks${all}.`
        : `What you keep should win about ${wins} of the ${of} tricks to come${all}.`;
    },
    tried: ({ move, best, trials, worse, better }) =>
      `Of ${amount(trials, 'hand')} tried out, ${name(move)} ends worse than ${name(best)} in ${worse}, better in ${better}.`,
  },
  told: (sentences) => sentences.join(' ').replace(/(\d hands\b)(?: tried out)?/u, '$1 tried out'),
  verdict: (isAsGood) => (isAsGood ? 'About as good.' : 'Worse.'),
  compared: ({ isAsGood, trials, worse, better }) =>
    `Of the ${amount(trials, 'hand')} tried out, the round ends worse for you in ${worse}, better in ${better}${isAsGood || better < worse ? '' : ', but then by less'}.`,
  sameTricks: ({ trials, best, kept }, won) => {
    const verb = won > 0 ? 'win' : 'lose';
    const gets = best.type === 'lead' ? `should ${verb}` : `${verb}s`;
    const like =
      won > 0 && won < trials
        ? `wins the trick just as often as ${name(best)}`
        : `${gets} the trick just as ${name(best)} ${best.type === 'lead' ? 'should' : 'does'}`;
    return `It ${like}${kept.length === 0 ? '' : `, and ${list(kept.map(card))} then stays in your hand instead`}.`;
  },
  tricks: (best, { won, rather }) =>
    best.type === 'follow'
      ? `As for this trick, it ${won > rather ? 'wins' : 'cannot win'} it, and ${name(best)} ${won > rather ? 'does not' : 'does'}.`
      : `As for this trick, it wins it ${won > rather ? 'more' : 'less'} often than ${name(best)}: in ${won} hands, not in ${rather}.`,
  average: ({ moves, trials, isClose }, seat, worse) => {
    const [best, second] = moves;
    if (best === undefined || second === undefined) return words.onlyMove;
    const gap = (move: typeof best) => numbers.format(Math.round(move.gap));
    const otherwise = worse === null ? '' : `; if you ${words.move(worse.move)}, about ${gap(worse)}`;
    return `In ${amount(trials, 'hand')} that ${seats[other(seat)]} may hold, the round ends with a gap of about ${gap(best)}${otherwise}.${isClose ? ` It is close: to ${words.move(second.move)} is about as good.` : ''}`;
  },
  fear: ({ moves: [best] }, fear, seat) =>
    `The worst to meet: ${seats[other(seat)]} holding ${card(fear.card)}. Then you win ${chance(fear.chance)} of the games${best === undefined ? '' : `; on the whole, ${chance(best.chance)}`}.`,
  columns: ['If you', 'Gap', 'Chance to win'],
  table: 'On average. Press a move to compare it.',
  more: (moves) => `What about the other${moves === 1 ? '' : 's'}? (${moves})`,
  move: (move) => {
    switch (move.type) {
      case 'exchange':
        return `give ${list(move.cards.map(card))}`;
      case 'lead':
        return `lead ${card(move.card)}${move.names === undefined ? '' : ` and name ${suits[move.names]}`}`;
      case 'follow':
        return `answer with ${card(move.card)}`;
    }
  },
  gap: (gap) => numbers.format(gap),
  chance,
};
