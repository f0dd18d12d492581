import type { GameTypes, Rules } from './game.ts';

/**
 * The rule that matters to a move that is legal in a state: that of the most telling event which it brings about, and whatever
 * follows on it. `telling` has types of events, the most telling first; of events alike the first counts. Refuses (throws) moves that bring
 * about nothing.
 */
export function mainRuleOfMoveEvents<T extends GameTypes>(
  game: Pick<Rules<T>, 'apply'>,
  telling: readonly T['event']['type'][],
  from: T['state'],
  moves: readonly T['action'][],
): T['event']['rule'] {
  const happened: T['event'][] = [];
  let state = from;
  for (const move of moves) {
    const played = game.apply(state, move);
    happened.push(...played.events);
    ({ state } = played);
  }
  const rank = ({ type }: T['event']) => {
    const place = telling.indexOf(type);
    return place < 0 ? telling.length : place;
  };
  const [first] = happened.toSorted((one, other) => rank(one) - rank(other));
  if (first === undefined) throw new Error('A move brings something about');
  return first.rule;
}
