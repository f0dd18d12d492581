import { positions } from '#games/chronicle/positions-adapter';
import { apply } from '#games/chronicle/rules/apply';
import type { Event } from '#games/chronicle/rules/event';
import { judge } from '#games/chronicle/rules/judge';
import { legal } from '#games/chronicle/rules/legal';
import type { Question } from '#games/chronicle/rules/position-link';
import type { Refusal } from '#games/chronicle/rules/refusal';
import { SWITCHES, type SwitchId, type Switches } from '#games/chronicle/rules/ruling-switches';
import { handOf } from '#games/chronicle/rules/seats';
import type { Action, State } from '#games/chronicle/rules/state';

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
function readingsOf(id: SwitchId): readonly Switches[SwitchId][] {
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

/** What is legal under any of the readings. */
function movesNow(states: readonly State[]): readonly Action[] {
  const moves = states.flatMap((state) =>
    state.phase === 'meeting' && handOf(state, state.turn).length === 0 ? [] : legal(state),
  );
  return [...new Map(moves.map((move) => [JSON.stringify(move), move])).values()];
}

function differenceIn(states: readonly State[], action: Action): ReadingDifference | null {
  const answered = states.map((state) => {
    const [refusal] = judge(state, action);
    if (refusal !== undefined) return { answer: { type: 'refused', refusal } as const, after: refusal };
    const { state: after, events } = apply(state, action);
    return { answer: { type: 'played', events } as const, after: unruled(after) };
  });
  const differ = new Set(answered.map(({ after }) => JSON.stringify(after))).size > 1;
  return differ ? { action, answers: answered.map(({ answer }) => answer) } : null;
}

/** A state without the rulings by which it came about. */
function unruled(state: State): object {
  const last = state.phase === 'deal' && state.last !== null ? { ...state.last, rulings: null } : null;
  return { ...state, rulings: null, last };
}
