import { apply } from '#games/switch/rules/apply';
import type { Event } from '#games/switch/rules/event';
import { judge } from '#games/switch/rules/judge';
import type { Question } from '#games/switch/rules/position-link';
import type { Refusal } from '#games/switch/rules/refusal';
import { SWITCHES, type Rulings, type SwitchId } from '#games/switch/rules/ruling-switches';
import type { Action, State } from '#games/switch/rules/state';
import { positions } from '#games/switch/positions-adapter';
import { playGroups } from './play-groups.ts';

/** The same question under each reading of a ruling, and where the answers part. */

/** What a reading says of a move: why it is not allowed, or what follows from it. */
export type Answer =
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'played'; readonly events: readonly Event[] };

/** A move that the readings answer differently; what each answers stands in the order of the readings. */
export interface ReadingDifference {
  readonly action: Action;
  readonly answers: readonly Answer[];
}

/** The readings of a ruling, the default first. */
function readingsOf(id: SwitchId): readonly Rulings[SwitchId][] {
  return SWITCHES[id];
}

/**
 * Where the readings of a ruling part: in the first move that was played, and from there on each is a game of its own; else in what
 * could be played now. Empty where nothing hangs on that ruling.
 */
export function readingDifferences({ setup, moves }: Question, id: SwitchId): readonly ReadingDifference[] {
  let states: readonly State[] = readingsOf(id).map((reading) =>
    positions.stateOf({ ...setup, rulings: { ...setup.rulings, [id]: reading } }),
  );
  for (const move of moves) {
    const parting = differenceIn(states, move);
    if (parting !== null) return [parting];
    if (states.some((state) => judge(state, move).length > 0)) break;
    states = states.map((state) => apply(state, move).state);
  }
  return movesNow(states).flatMap((action) => differenceIn(states, action) ?? []);
}

/** Of each group of plays under any of the readings one, and drawing. */
function movesNow(states: readonly State[]): readonly Action[] {
  const moves = states.flatMap((state): readonly Action[] =>
    state.phase === 'turn'
      ? [...playGroups(state).map(({ plays: [play] }) => play), { type: 'draw', by: state.turn }]
      : [],
  );
  return [...new Map(moves.map((move) => [JSON.stringify(move), move])).values()];
}

function differenceIn(states: readonly State[], action: Action): ReadingDifference | null {
  const answered = states.map((state) => {
    const [refusal] = judge(state, action);
    if (refusal !== undefined) return { answer: { type: 'refused', refusal } as const, after: refusal };
    const { state: after, events } = apply(state, action);
    return { answer: { type: 'played', events } as const, after: { ...after, rulings: null } };
  });
  const differ = new Set(answered.map(({ after }) => JSON.stringify(after))).size > 1;
  return differ ? { action, answers: answered.map(({ answer }) => answer) } : null;
}
