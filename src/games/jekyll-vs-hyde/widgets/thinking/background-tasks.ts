import { seededRandom } from '#kit/random';
import { WEIGHING_SEED, type Better, type FreshMistake } from '#kit/detect-and-rate-mistakes';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { view, type SeatView } from '#games/jekyll-vs-hyde/rules/view';
import { adviceOf, type Advice } from '#games/jekyll-vs-hyde/opponents/advice';
import {
  betterByAdvice,
  doubtedMoves,
  thoughtForAdvice,
} from '#games/jekyll-vs-hyde/opponents/judge-move-as-advice-does';
import type { Thought } from '#games/jekyll-vs-hyde/opponents/lookahead-opponent';
import { chooseMove } from '#games/jekyll-vs-hyde/opponents/choose-move';
import { chooseMoveInvokingRule } from '#games/jekyll-vs-hyde/opponents/choose-move-invoking-rule';
import type { Reason } from '#games/jekyll-vs-hyde/opponents/advice-reasons';
import type { Move } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { findDealWithTemptingMistake } from '#games/jekyll-vs-hyde/opponents/find-deal-with-tempting-mistake';
import { betterMoveFromSeatView } from '#games/jekyll-vs-hyde/opponents/better-move-from-seat-view';
import { review, type Judged } from '#games/jekyll-vs-hyde/opponents/played-move-costs';
import { whyBetter } from '#games/jekyll-vs-hyde/opponents/why-better-move';
import type { Strength } from '#games/jekyll-vs-hyde/opponents/opponent-strength-ids';
import type { Grade } from '#kit/puzzle-difficulty-levels';
import { puzzles } from '#games/jekyll-vs-hyde/puzzles/generate-puzzles';
import { readPuzzlePosition } from '#games/jekyll-vs-hyde/puzzles/puzzle-position-as-text';
import { workOutPuzzle, type Puzzle } from '#games/jekyll-vs-hyde/puzzles/work-out-puzzle';
import { compareWithOpenHands, type OpenHands } from './compare-with-open-hands.ts';

/** What takes too long to be done between two frames of a page, and what it has to say while it is being done. */

export type Task =
  | {
      readonly type: 'choose';
      readonly strength: Strength;
      /** All that the opponent is given. */
      readonly seen: SeatView;
      readonly seed: number;
      /** The rule that it lets come up, where a reader practises one. */
      readonly practising?: string | undefined;
    }
  | { readonly type: 'advise'; readonly seen: SeatView }
  | {
      readonly type: 'review';
      readonly from: State;
      readonly moves: readonly Action[];
      /** How many of them were made by somebody else in the seat, and are not judged. */
      readonly given: number;
      readonly seat: Seat;
    }
  /** To find out whether a move is a mistake by what its seat saw, compared with one other or with all. */
  | {
      readonly type: 'weigh';
      readonly seen: SeatView;
      readonly move: Move;
      readonly against: Move | null;
      readonly seed: number;
    }
  /** To find out why a move does better than the one that was made, by what its seat saw. */
  | {
      readonly type: 'why';
      readonly seen: SeatView;
      readonly made: Move;
      readonly better: Move;
      readonly seed: number;
    }
  /** To find out how two moves of a position compare with both hands open: one and another that did better by what the seat saw. */
  | { readonly type: 'compare-open'; readonly from: State; readonly move: Move; readonly known: Move }
  /** To look for a fresh deal with a mistake about a rule. */
  | { readonly type: 'find-mistake'; readonly rule: string; readonly seed: number }
  /** To look for a puzzle of a grade, null for any, and of a theme; and to work out the one of a position. */
  | {
      readonly type: 'find-puzzle';
      readonly grade: Grade | null;
      readonly theme?: string;
      readonly seed: number;
    }
  | { readonly type: 'work-out'; readonly position: string };

export type Told =
  | { readonly type: 'chosen'; readonly move: Move }
  | { readonly type: 'advice'; readonly advice: Advice; readonly done: boolean }
  | { readonly type: 'why'; readonly reasons: readonly Reason[] }
  /** With both hands open; and what did better by what its seat saw, null where nothing did: what a card has cost then was bad luck. */
  | {
      readonly type: 'judged';
      readonly judged: Judged;
      readonly open: OpenHands;
      readonly known: Better<Move> | null;
      /** Why, as its player could have counted it, where another was known to be better. */
      readonly reasons: readonly Reason[];
    }
  | { readonly type: 'compared-open'; readonly judged: Judged; readonly open: OpenHands }
  /** Null: it is no mistake. */
  | { readonly type: 'weighed'; readonly better: Better<Move> | null }
  /** Null: none came up. */
  | { readonly type: 'fresh-mistake'; readonly found: FreshMistake<Action, Move> | null }
  | { readonly type: 'looked'; readonly positions: number }
  /** Null: the position makes no puzzle. */
  | { readonly type: 'puzzle'; readonly puzzle: Puzzle | null };

/** What did better than a card by what its player saw, whatever came of it, as advice judges it; null where nothing did. */
function* knownOf({ from, move }: Judged, solver: Solver): Generator<undefined, Better<Move> | null> {
  return yield* betterByAdvice(view(from, move.by), move, solver);
}

/** Tells after each hand how far it has thought, also while it makes sure of what looks worse, and at last what it advises. */
function* advised({ seen }: TaskOf<'advise'>, solver: Solver): Generator<Told | undefined> {
  let thought: Thought | null = null;
  let before: Advice | null = null;
  for (thought of thoughtForAdvice(seen, solver)) {
    before ??= adviceOf(thought, seen);
    yield { type: 'advice', advice: { ...before, trials: thought.trials.length }, done: false };
  }
  if (thought === null || before === null) return;
  const steps = doubtedMoves(thought, seen, solver);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    const trials = thought.trials.length + step.value;
    yield { type: 'advice', advice: { ...before, trials }, done: false };
  }
  yield { type: 'advice', advice: adviceOf(thought, seen, solver, step.value), done: true };
}

/** Why another card was better, as its player could have counted it. */
function* reasonsOf(
  { from, move }: Judged,
  known: Better<Move> | null,
  solver: Solver,
): Generator<undefined, readonly Reason[]> {
  if (known === null || !('hands' in from)) return [];
  return yield* whyBetter(view(from, move.by), move, known.move, seededRandom(WEIGHING_SEED), solver);
}

type TaskOf<Type extends Task['type']> = Extract<Task, { readonly type: Type }>;

function* lookedBack(
  { from, moves, given, seat }: TaskOf<'review'>,
  solver: Solver,
): Generator<Told | undefined> {
  for (const judged of review(from, moves, seat, solver, given)) {
    if (judged === undefined) {
      yield;
      continue;
    }
    const known = yield* knownOf(judged, solver);
    const open = yield* compareWithOpenHands(judged, known?.move ?? null, solver);
    yield { type: 'judged', judged, open, known, reasons: yield* reasonsOf(judged, known, solver) };
  }
}

function* comparedOpen(
  { from, move, known }: TaskOf<'compare-open'>,
  solver: Solver,
): Generator<Told | undefined> {
  for (const judged of review(from, [move], move.by, solver)) {
    if (judged === undefined) yield;
    else yield { type: 'compared-open', judged, open: yield* compareWithOpenHands(judged, known, solver) };
  }
}

function* toldWhy({ seen, made, better, seed }: TaskOf<'why'>, solver: Solver): Generator<Told | undefined> {
  yield { type: 'why', reasons: yield* whyBetter(seen, made, better, seededRandom(seed), solver) };
}

/** Whether a puzzle is what was looked for. */
function fits({ grade, themes: [first] }: Puzzle, task: TaskOf<'find-puzzle'>): boolean {
  return (task.grade === null || grade === task.grade) && (task.theme === undefined || first === task.theme);
}

/** Does a task in steps; some have something to tell. */
export function* work(task: Task, solver: Solver): Generator<Told | undefined> {
  switch (task.type) {
    case 'choose': {
      const { strength, seen, practising } = task;
      const chance = seededRandom(task.seed);
      const move =
        practising === undefined
          ? yield* chooseMove(strength, seen, chance, solver)
          : yield* chooseMoveInvokingRule(strength, seen, practising, chance, solver);
      yield { type: 'chosen', move };
      return;
    }
    case 'advise':
      yield* advised(task, solver);
      return;
    case 'review':
      yield* lookedBack(task, solver);
      return;
    case 'compare-open':
      yield* comparedOpen(task, solver);
      return;
    case 'weigh': {
      const { seen, move, against, seed } = task;
      const better = yield* betterMoveFromSeatView(seen, move, seededRandom(seed), solver, against);
      yield { type: 'weighed', better };
      return;
    }
    case 'why':
      yield* toldWhy(task, solver);
      return;
    case 'find-mistake': {
      const found = yield* findDealWithTemptingMistake(task.rule, seededRandom(task.seed), solver);
      yield { type: 'fresh-mistake', found };
      return;
    }
    case 'find-puzzle':
      for (const { looked, found } of puzzles(seededRandom(task.seed), solver)) {
        if (found !== null && fits(found, task)) {
          yield { type: 'puzzle', puzzle: found };
          return;
        }
        yield { type: 'looked', positions: looked };
      }
      return;
    case 'work-out': {
      const state = readPuzzlePosition(task.position);
      const steps = state === null ? null : workOutPuzzle(state, solver);
      let step = steps?.next();
      for (; step?.done === false; step = steps?.next()) yield;
      yield { type: 'puzzle', puzzle: step?.value ?? null };
    }
  }
}
