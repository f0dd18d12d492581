import { other } from '#games/jekyll-vs-hyde/rules/cards';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { AdviceWords } from '../text-types/advice.ts';
import { chanceAsPercent as chance } from '#words/en/chance-as-percent';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, useGrouping: true });

/** What a player wants of the tricks, and what brings him nearer to it. Of an advised move nothing is said that would speak against it. */
const AIM = {
  jekyll: {
    nearer: `more even, as ${seats.jekyll} wants`,
    hand: `${seats.jekyll} wants half`,
  },
  hyde: {
    nearer: `further apart, as ${seats.hyde} wants`,
    hand: `${seats.hyde} wants nearly all or nearly none`,
  },
} as const;

/** What a move plays or gives, without saying so. */
function name(move: Parameters<AdviceWords['move']>[0]): string {
  if (move.type === 'exchange') return list(move.cards.map(card));
  const names = move.type === 'lead' ? move.names : undefined;
  return names === undefined ? card(move.card) : `${card(move.card)} naming ${suits[names]}`;
}

/** English. */
export const words: AdviceWords = {
  ask: 'What would you play?',
  wait: (trials, of) => `Trying out hands that you may be facing: ${trials} of ${of}.`,
  onlyMove: 'There is only one thing you may do.',
  would: ({ moves: [best, second, third], rival }) => {
    if (best === undefined || second === undefined) return words.onlyMove;
    const would = `I would ${words.move(best.move)}`;
    return rival === null
      ? `${would}; the other${third === undefined ? ' is' : 's are'} about as good.`
      : `${would} rather than ${name(rival)}.`;
  },
  settled: (seat, { winner, least, most, needed }) => {
    const why =
      winner === 'hyde'
        ? `the gap can no longer be less than ${least}, and a gap of ${needed} is enough for ${seats.hyde}`
        : `the gap can no longer be more than ${most}, and ${seats.hyde} needs ${needed}`;
    return `${seat === winner ? 'You have won the game already' : 'You cannot win the game any more'}, whatever is played: ${why}.`;
  },
  reasons: {
    trick: ({ seat, isWon, owned, helps }) => {
      const after = `you then have ${owned?.[seat] ?? 0}, ${seats[other(seat)]} ${owned?.[other(seat)] ?? 0}`;
      const so = helps === true ? AIM[seat].nearer : null;
      if (owned === null) {
        return `It should ${isWon ? 'win' : 'lose'} the trick${so === null ? '' : `: ${so}`}.`;
      }
      const gets = isWon ? 'It wins the trick' : `It leaves the trick to ${seats[other(seat)]}`;
      return `${gets}: ${after}${so === null ? '' : `, ${so}`}.`;
    },
    open: () => 'The trick may go either way.',
    hand: ({ seat, wins, of, isExchange, inAll, letsGo, aim: side }) => {
      const tricks =
        of === 1 ? `${wins > 0 ? 'win' : 'lose'} the last trick` : `win about ${wins} of the ${of} tricks`;
      const all = inAll === null ? '' : `, so about ${inAll} of all ${TRICKS}`;
      const wanted = side === null ? AIM[seat].hand : `aim for ${side}, as ${AIM[seat].hand}`;
      if (isExchange) return `With what comes back, you should ${tricks}${all}; ${wanted}.`;
      const aim = inAll === null && side === null ? '' : `; ${wanted}`;
      return `${letsGo ? 'You can let it go: what' : 'What'} you keep should ${tricks}${of === 1 ? '' : ' to come'}${all}${aim}.`;
    },
    alike: ({ trials }) =>
      `In each of the ${amount(trials, 'hand')} tried out, the round ends the same for you whatever you play now.`,
    'as-well': ({ move, isWon, isLikely, kept, more }) => {
      const [count, than, wanted] = [
        amount(Math.abs(more), 'trick'),
        ...(more > 0 ? ['more', 'fewer'] : ['fewer', 'more']),
      ];
      if (isWon === null)
        return `If you ${words.move(move)} instead, about ${count} ${than}, and you want ${wanted}.`;
      const gets = `${isLikely ? 'should ' : ''}${isWon ? 'win' : 'lose'}${isLikely ? '' : 's'}`;
      return `${name(move)} ${gets} as well, but then you keep ${list(kept.map(card))}: about ${count} ${than}, and you want ${wanted}.`;
    },
    otherwise: ({ move, isWon, isLikely, tricks, rather }) =>
      `With ${name(move)} you ${isLikely ? 'should' : 'would'} ${isWon ? 'win' : 'lose'} the trick, and have about ${tricks} of the ${TRICKS} in the end, not ${rather}.`,
    tried: ({ move, trials, worse, better, wins, kept }) => {
      const ends = `the round ends worse for you in ${worse} of the ${amount(trials, 'hand')} tried out, better in ${better}${better < worse ? '' : ', but then by less'}`;
      const keeps = kept.length === 0 ? '' : `you keep ${list(kept.map(card))}: `;
      if (wins === null) return `If you ${words.move(move)} instead, ${keeps}${ends}.`;
      const alike =
        move.type === 'follow' ? 'this trick goes the same way' : 'your chance to win this trick is the same';
      if (wins === 0)
        return `With ${name(move)} ${alike}, but ${keeps === '' ? '' : `then ${keeps}`}${ends}.`;
      // Whose trick it is once it is answered, is certain.
      if (move.type === 'follow')
        return `${name(move)} ${wins > 0 ? 'wins' : 'cannot win'} this trick: ${ends}.`;
      return `${name(move)} would win the trick ${wins > 0 ? 'more' : 'less'} often: ${ends}.`;
    },
  },
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
      ? `It ${won > rather ? 'wins' : 'cannot win'} this trick, and ${name(best)} ${won > rather ? 'does not' : 'does'}.`
      : `It wins the trick ${won > rather ? 'more' : 'less'} often than ${name(best)}: in ${won} hands, not in ${rather}.`,
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
