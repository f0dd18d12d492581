import type { Grade } from '#kit/puzzle-difficulty-levels';
import type { Better, FreshMistake } from '#kit/detect-and-rate-mistakes';
import { WEIGHING_SEED } from '#kit/detect-and-rate-mistakes';
import { seededRandom } from '#kit/random';
import { adviceOf, type Advice, type Why } from '#games/switch/opponents/advice';
import { chooseMove } from '#games/switch/opponents/choose-move';
import { chooseMoveInvokingRule } from '#games/switch/opponents/choose-move-invoking-rule';
import { sampleHiddenCards, type SeatView } from '#games/switch/opponents/sample-hidden-cards';
import type { Move } from '#games/switch/opponents/distinct-legal-moves';
import { findDealWithTemptingMistake } from '#games/switch/opponents/find-deal-with-tempting-mistake';
import { betterMoveFromSeatView, whyBetter } from '#games/switch/opponents/better-move-from-seat-view';
import { review, type Judged } from '#games/switch/opponents/played-move-costs';
import type { Strength } from '#games/switch/opponents/opponent-strength-ids';
import { puzzles } from '#games/switch/puzzles/generate-puzzles';
import { workOutPuzzle, type Puzzle } from '#games/switch/puzzles/work-out-puzzle';
import { readPuzzlePosition } from '#games/switch/puzzles/puzzle-position-as-text';
import type { Seat } from '#games/switch/rules/cards';
import type { Action, State } from '#games/switch/rules/state';
import { ADVICE_STEP } from '#games/switch/opponents/advice-sample-size';
import { thoughtForAdvice } from '#games/switch/opponents/judge-move-as-advice-does';

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
  /** To look for a fresh deal with a mistake about a rule. */
  | { readonly type: 'find-mistake'; readonly rule: string; readonly seed: number }
  | {
      readonly type: 'review';
      readonly from: State;
      readonly moves: readonly Action[];
      /** How many of them were made by somebody else in the seat, and are not judged. */
      readonly given: number;
      readonly seat: Seat;
    }
  /** To look for a puzzle of a grade, null for any; and to work out the one of a position. */
  | { readonly type: 'find-puzzle'; readonly grade: Grade | null; readonly seed: number }
  | { readonly type: 'work-out'; readonly position: string };

export type Told =
  | { readonly type: 'chosen'; readonly move: Move }
  | { readonly type: 'advice'; readonly advice: Advice; readonly done: boolean }
  | { readonly type: 'judged'; readonly judged: Judged }
  /** Null: it is no mistake. */
  | { readonly type: 'weighed'; readonly better: Better<Move> | null }
  | { readonly type: 'why'; readonly reasons: readonly Why[] }
  /** Null: none came up. */
  | { readonly type: 'fresh-mistake'; readonly found: FreshMistake<Action, Move> | null }
  | { readonly type: 'looked'; readonly positions: number }
  /** Null: the position makes no puzzle. */
  | { readonly type: 'puzzle'; readonly puzzle: Puzzle | null };

/** Does a task in steps; some have something to tell. */
export function* work(task: Task): Generator<Told | undefined> {
  if (task.type === 'work-out') {
    const state = readPuzzlePosition(task.position);
    yield { type: 'puzzle', puzzle: state && workOutPuzzle(state) };
    return;
  }
  if (task.type === 'advise') {
    yield* advise(task.seen);
    return;
  }
  if (task.type === 'review') {
    for (const judged of review(task.from, task.moves, task.seat, task.given))
      yield judged && { type: 'judged', judged };
    return;
  }
  const chance = seededRandom(task.seed);
  switch (task.type) {
    case 'choose': {
      const { strength, seen, practising } = task;
      const move =
        practising === undefined
          ? yield* chooseMove(strength, seen, chance)
          : yield* chooseMoveInvokingRule(strength, seen, practising, chance);
      yield { type: 'chosen', move };
      return;
    }
    case 'weigh':
      yield {
        type: 'weighed',
        better: yield* betterMoveFromSeatView(task.seen, task.move, chance, task.against),
      };
      return;
    case 'why':
      yield { type: 'why', reasons: yield* whyBetter(task.seen, task.made, task.better, chance) };
      return;
    case 'find-mistake':
      yield { type: 'fresh-mistake', found: yield* findDealWithTemptingMistake(task.rule, chance) };
      return;
    case 'find-puzzle':
      for (const { looked, found } of puzzles(chance)) {
        if (found !== null && (task.grade === null || found.grade === task.grade)) {
          yield { type: 'puzzle', puzzle: found };
          return;
        }
        yield { type: 'looked', positions: looked };
      }
  }
}

/** Tells now and then how far it has thought, and at last what it advises. */
function* advise(seen: SeatView): Generator<Told | undefined> {
  // Of the position only what the seat sees is looked at, so any deal that fits will do.
  const state = sampleHiddenCards(seen, seededRandom(WEIGHING_SEED));
  let advice: Advice | null = null;
  for (const thought of thoughtForAdvice(seen)) {
    advice = adviceOf(thought, state);
    yield advice.deals % ADVICE_STEP === 0 ? { type: 'advice', advice, done: false } : undefined;
  }
  if (advice !== null) yield { type: 'advice', advice, done: true };
}
