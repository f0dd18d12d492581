import { WEIGHING_SEED, type Better, type FreshMistake } from '#kit/detect-and-rate-mistakes';
import { seededRandom } from '#kit/random';
import { adviceOf, type Advice } from '#games/chronicle/opponents/advice';
import type { Why } from '#games/chronicle/opponents/advice-reasons';
import { ADVICE_STEP } from '#games/chronicle/opponents/advice-sample-size';
import { thoughtForAdvice } from '#games/chronicle/opponents/judge-move-as-advice-does';
import { chooseMove } from '#games/chronicle/opponents/choose-move';
import { chooseMoveInvokingRule } from '#games/chronicle/opponents/choose-move-invoking-rule';
import { sampleHiddenCards, type SeatView } from '#games/chronicle/opponents/sample-hidden-cards';
import { findDealWithTemptingMistake } from '#games/chronicle/opponents/find-deal-with-tempting-mistake';
import { betterMoveFromSeatView, whyBetter } from '#games/chronicle/opponents/better-move-from-seat-view';
import { confirmedAdvice } from '#games/chronicle/opponents/confirm-advice-in-fresh-deals';
import type { Thought } from '#games/chronicle/opponents/round-outcomes';
import { review, type Judged } from '#games/chronicle/opponents/played-move-costs';
import type { Strength } from '#games/chronicle/opponents/opponent-strength-ids';
import type { Seat } from '#games/chronicle/rules/cards';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Action, Play, State } from '#games/chronicle/rules/state';

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
      readonly move: Intent;
      readonly against: Intent | null;
      readonly seed: number;
    }
  /** To find out why a move does better than the one that was made, by what its seat saw. */
  | {
      readonly type: 'why';
      readonly seen: SeatView;
      readonly made: Intent;
      readonly better: Intent;
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
    };

export type Told =
  | { readonly type: 'chosen'; readonly move: Intent; readonly seed: number }
  | { readonly type: 'advice'; readonly advice: Advice; readonly done: boolean }
  | { readonly type: 'judged'; readonly judged: Judged }
  /** Null: it is no mistake. */
  | { readonly type: 'weighed'; readonly better: Better<Intent> | null }
  | { readonly type: 'why'; readonly reasons: readonly Why[] }
  /** Null: none came up. */
  | { readonly type: 'fresh-mistake'; readonly found: FreshMistake<Action, Play> | null };

/** Does a task in steps; some have something to tell. */
export function* work(task: Task): Generator<Told | undefined> {
  if (task.type === 'review') {
    for (const judged of review(task.from, task.moves, task.seat, task.given))
      yield judged && { type: 'judged', judged };
    return;
  }
  if (task.type === 'advise') {
    yield* advise(task.seen);
    return;
  }
  const chance = seededRandom(task.seed);
  if (task.type === 'choose') {
    const { strength, seen, practising } = task;
    const move =
      practising === undefined
        ? yield* chooseMove(strength, seen, chance)
        : yield* chooseMoveInvokingRule(strength, seen, practising, chance);
    yield { type: 'chosen', move, seed: task.seed };
    return;
  }
  if (task.type === 'weigh') {
    const better = yield* betterMoveFromSeatView(task.seen, task.move, chance, task.against);
    yield { type: 'weighed', better };
    return;
  }
  if (task.type === 'why') {
    yield { type: 'why', reasons: yield* whyBetter(task.seen, task.made, task.better, chance) };
    return;
  }
  yield { type: 'fresh-mistake', found: yield* findDealWithTemptingMistake(task.rule, chance) };
}

/** Tells now and then how far it has thought, and at last what it advises. */
function* advise(seen: SeatView): Generator<Told | undefined> {
  // Of the position only what the seat sees is looked at, so any deal that fits will do.
  const state = sampleHiddenCards(seen, seededRandom(WEIGHING_SEED));
  let thought: Thought = { moves: [], trials: [] };
  for (thought of thoughtForAdvice(seen))
    yield thought.trials.length % ADVICE_STEP === 0
      ? { type: 'advice', advice: adviceOf(thought, state), done: false }
      : undefined;
  yield { type: 'advice', advice: yield* confirmedAdvice(thought, seen, state), done: true };
}
