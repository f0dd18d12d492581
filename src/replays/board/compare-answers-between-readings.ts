import type { GameTypes } from '#kit/game';
import type { Positions, Question } from './position-setup-adapter.ts';

/** The same question under each reading of a ruling, and where the answers part. */

/** What a reading says of a move: why it is not allowed, or what follows from it. */
export type Answer<T extends GameTypes> =
  | { readonly type: 'refused'; readonly refusal: T['refusal'] }
  | { readonly type: 'played'; readonly events: readonly T['event'][] };

/** A move that the readings answer differently; what each answers stands in the order of the readings. */
export interface ReadingDifference<T extends GameTypes> {
  readonly action: T['action'];
  readonly answers: readonly Answer<T>[];
}

interface RuledGame<T extends GameTypes, Setup extends object> {
  readonly positions: Pick<Positions<T, Setup>, 'machine' | 'stateOf' | 'rulingsOf' | 'underRulings'>;
  /** What could be played now. */
  readonly movesIn: (state: T['state']) => readonly T['action'][];
  /** A state without the rulings by which it came about. */
  readonly unruled: (state: T['state']) => object;
}

/**
 * Where the readings of a ruling part: in the first move that was played, and from there on each is a game of its own; else in what
 * could be played now under any of them. Empty where nothing hangs on that ruling.
 */
export function readingDifferences<T extends GameTypes, Setup extends object>(
  game: RuledGame<T, Setup>,
  question: Question<T, Setup>,
  ruling: string,
  readings: readonly string[],
): readonly ReadingDifference<T>[] {
  const { difference, states } = firstDifference(game, question, ruling, readings);
  if (difference !== null) return [difference];
  const now = new Map(states.flatMap(game.movesIn).map((move) => [JSON.stringify(move), move]));
  return [...now.values()].flatMap((action) => differenceIn(game, states, action) ?? []);
}

/** How the readings of a ruling part in the moves that were played or tried; empty where they do not. */
export function differencesInMoves<T extends GameTypes, Setup extends object>(
  game: RuledGame<T, Setup>,
  question: Question<T, Setup>,
  ruling: string,
  readings: readonly string[],
): readonly ReadingDifference<T>[] {
  const { difference } = firstDifference(game, question, ruling, readings);
  return difference === null ? [] : [difference];
}

/** The first move in which the readings part; without one, the states after all that can be played. */
function firstDifference<T extends GameTypes, Setup extends object>(
  game: RuledGame<T, Setup>,
  { setup, moves }: Question<T, Setup>,
  ruling: string,
  readings: readonly string[],
) {
  const { machine, stateOf, rulingsOf, underRulings } = game.positions;
  let states = readings.map((reading) =>
    stateOf(underRulings(setup, { ...rulingsOf(setup), [ruling]: reading })),
  );
  for (const move of moves) {
    const difference = differenceIn(game, states, move);
    if (difference !== null) return { difference, states };
    if (states.some((state) => machine.game.judge(state, move).length > 0)) break;
    states = states.map((state) => machine.game.apply(state, move).state);
  }
  return { difference: null, states };
}

function differenceIn<T extends GameTypes, Setup extends object>(
  { positions, unruled }: RuledGame<T, Setup>,
  states: readonly T['state'][],
  action: T['action'],
): ReadingDifference<T> | null {
  const { game } = positions.machine;
  const answered = states.map((state) => {
    const [refusal] = game.judge(state, action);
    // Nobody has anything to settle about what is refused by each reading, for whichever reason.
    if (refusal !== undefined) return { answer: { type: 'refused', refusal } as const, after: null };
    const { state: after, events } = game.apply(state, action);
    return { answer: { type: 'played', events } as const, after: unruled(after) };
  });
  const differ = new Set(answered.map(({ after }) => JSON.stringify(after))).size > 1;
  return differ ? { action, answers: answered.map(({ answer }) => answer) } : null;
}
