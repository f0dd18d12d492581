import type { Seat } from '#games/switch/rules/cards';
import type { Play, Turn } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { gradeOf } from './puzzle-difficulty.ts';
import { type Grade } from '#kit/puzzle-difficulty-levels';
import { writePuzzlePosition } from './puzzle-position-as-text.ts';
import { createGoingOutSearch, type Search, type Step } from './search-going-out.ts';

/**
 * A puzzle is a position from which whoever is to act can go out before anybody else acts, in one way alone: what makes two ways the same
 * is said where they are searched for. Everything but the position is worked out.
 */
export interface Puzzle {
  /** The position as the sandbox has it in its links; also the puzzle's name wherever it is remembered. */
  readonly position: string;
  readonly seat: Seat;
  readonly players: number;
  /** How many cards are to be got rid of. */
  readonly cards: number;
  /** The way out. */
  readonly plays: readonly Play[];
  /** Along it, how many other steps would give another turn too, and lead nowhere. */
  readonly falseStarts: number;
  readonly grade: Grade;
}

/** Fewer steps than this are no puzzle. */
const LEAST_STEPS = 2;
/** More cards than this do not lie on a phone side by side. */
export const MOST_CARDS = 10;

/** The puzzle that a position makes; null where it makes none: where there is no way out or several, or no step misleads. */
export function workOutPuzzle(state: Turn): Puzzle | null {
  const hand = handOf(state, state.turn);
  if (hand.length > MOST_CARDS) return null;
  const search = createGoingOutSearch();
  const way = onlyWayOut(state, search);
  if (way === null || way.length < LEAST_STEPS) return null;
  const { falseStarts, depth } = misleading(state, way, search);
  if (falseStarts === 0) return null;
  return {
    position: writePuzzlePosition(state),
    seat: state.turn,
    players: seatsAt(state).length,
    cards: hand.length,
    plays: way.flatMap(({ plays }) => plays),
    falseStarts,
    grade: gradeOf({ steps: way.length, falseStarts, depth }),
  };
}

/** Null where there is none, or a second. */
function onlyWayOut(state: Turn, search: Search): readonly Step[] | null {
  let only: readonly Step[] | null = null;
  for (const way of search.waysOut(state)) {
    if (only !== null) return null;
    only = way;
  }
  return only;
}

/** The steps beside the way out that give another turn and lead nowhere, and how many more plays may follow on one before that shows. */
function misleading(start: Turn, way: readonly Step[], search: Search) {
  let falseStarts = 0;
  let depth = 0;
  let state: Turn | null = start;
  for (const { then } of way) {
    const closed = state === null ? [] : search.steps(state, null).flatMap((step) => step.then ?? []);
    for (const end of closed) {
      if (search.isOpen(end)) continue;
      falseStarts += 1;
      depth = Math.max(depth, search.deadEnd(end).plays.length);
    }
    state = then;
  }
  return { falseStarts, depth };
}
