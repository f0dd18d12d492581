import { bestLine } from '#games/jekyll-vs-hyde/puzzles/best-line';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { questionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import { isSolvable } from '#games/jekyll-vs-hyde/solver/solvable-state';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, Follow, Lead, State } from '#games/jekyll-vs-hyde/rules/state';
import { gradeOf } from './puzzle-difficulty.ts';
import { type Grade } from '#kit/puzzle-difficulty-levels';
import { tricksUntilMistakeShows } from './tricks-until-mistake-shows.ts';
import { RIVALS, obviousMoveOf, seatToAct, tricksLeft, type Rival } from './obvious-move-methods.ts';
import { themesOf, type Theme } from './puzzle-themes.ts';

/**
 * A puzzle is a position with open hands and a card to be played: one move is better than all others, and it is not the one
 * that comes to mind. Everything but the position is worked out.
 */
export interface Puzzle {
  /** The position as the sandbox has it in its links; also the puzzle's name wherever it is remembered. */
  readonly position: string;
  readonly seat: Seat;
  readonly left: number;
  /** The gap with which the round ends after the best move, if nobody errs: 0, 2, … 10. */
  readonly gap: number;
  /** Every legal move; the best one first, then those that come to mind, then the others. */
  readonly moves: readonly [Tried, Tried, ...Tried[]];
  /** Who does not find the best move. The first of them makes the obvious one, which is the second of the moves. */
  readonly missedBy: readonly [Rival, ...Rival[]];
  readonly themes: readonly Theme[];
  readonly grade: Grade;
}

/** A move of a puzzle, and what comes of it. */
export interface Tried {
  readonly action: Lead | Follow;
  readonly gap: number;
  /** The rest of the round, if nobody errs any more. */
  readonly line: readonly Action[];
}

/** Fewer moves than this are no puzzle. */
const LEAST_MOVES = 3;
/** With more tricks to come it would take too long to work out every move. */
export const MOST_LEFT = 8;

/**
 * The puzzle that a position makes; null where it makes none: where several moves are best, or the obvious one is, or where the
 * outcome hangs on what two would give at the same time. It rests after each move that it has worked out.
 */
export function* workOutPuzzle(state: State, solver: Solver): Generator<undefined, Puzzle | null> {
  if ((state.phase !== 'lead' && state.phase !== 'follow') || !isSolvable(state)) return null;
  if (tricksLeft(state) > MOST_LEFT) return null;
  const obvious = obviousMoveOf('glance', state);
  const { gap, moves } = solver.solve(state);
  if (moves.length < LEAST_MOVES || gap.low !== gap.high) return null;
  if (moves.some((move) => move.gap.low !== move.gap.high)) return null;
  const [best, ...alike] = moves.filter((move) => move.gap.low === gap.low);
  if (best === undefined || alike.length > 0 || sameMove(best.action, obvious)) return null;
  yield;
  const missedBy = RIVALS.filter((rival) => !sameMove(obviousMoveOf(rival, state), best.action));
  const [first, ...others] = missedBy;
  const wrong = moves.filter((move) => move !== best);
  const rank = (move: Action) =>
    missedBy.findIndex((rival) => sameMove(obviousMoveOf(rival, state), move)) + 1 || RIVALS.length + 1;
  const tried: Tried[] = [];
  for (const { action, gap } of [best, ...wrong.toSorted((a, b) => rank(a.action) - rank(b.action))]) {
    tried.push({ action, gap: gap.low, line: bestLine(apply(state, action).state, solver) });
    yield;
  }
  const [right, second, ...rest] = tried;
  if (first === undefined || right === undefined || second === undefined) return null;
  const left = tricksLeft(state);
  const seat = seatToAct(state);
  return {
    position: writeQuestion(questionOf(state)),
    seat,
    left,
    gap: right.gap,
    moves: [right, second, ...rest],
    missedBy: [first, ...others],
    themes: themesOf(state, right, second),
    grade: gradeOf({
      left,
      moves: moves.length,
      missed: missedBy.length,
      plainAfter: tricksUntilMistakeShows(state, second, seat, right.gap),
    }),
  };
}
