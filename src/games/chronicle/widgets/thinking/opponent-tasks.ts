import { seededRandom } from '#kit/random';
import { adviceOf, type Advice } from '#games/chronicle/opponents/advice';
import { thinkAhead } from '#games/chronicle/opponents/lookahead-opponent';
import { chooseMove } from '#games/chronicle/opponents/choose-move';
import { imagine, type SeatView } from '#games/chronicle/opponents/imagine-deal';
import { review, type Judged } from '#games/chronicle/opponents/move-costs';
import type { Strength } from '#games/chronicle/opponents/opponent-strengths';
import type { Seat } from '#games/chronicle/rules/cards';
import type { Intent } from '#games/chronicle/rules/intended-move';
import type { Action, State } from '#games/chronicle/rules/state';
import { ADVICE_DEALS, ADVICE_STEP } from './advice-deals.ts';

/** What takes too long to be done between two frames of a page, and what it has to say while it is being done. */

export type Task =
  | {
      readonly type: 'choose';
      readonly strength: Strength;
      /** All that the opponent is given. */
      readonly seen: SeatView;
      readonly seed: number;
    }
  | { readonly type: 'advise'; readonly seen: SeatView; readonly seed: number }
  | {
      readonly type: 'review';
      readonly from: State;
      readonly moves: readonly Action[];
      readonly seat: Seat;
      readonly seed: number;
    };

export type Told =
  | { readonly type: 'chosen'; readonly move: Intent; readonly seed: number }
  | { readonly type: 'advice'; readonly advice: Advice; readonly done: boolean }
  | { readonly type: 'judged'; readonly judged: Judged };

/** Does a task in steps; some have something to tell. */
export function* work(task: Task): Generator<Told | undefined> {
  const chance = seededRandom(task.seed);
  if (task.type === 'choose') {
    const move = yield* chooseMove(task.strength, task.seen, chance);
    yield { type: 'chosen', move, seed: task.seed };
    return;
  }
  if (task.type === 'review') {
    for (const judged of review(task.from, task.moves, task.seat, chance))
      yield judged && { type: 'judged', judged };
    return;
  }
  // Of the position only what the seat sees is looked at, so any deal that fits will do.
  const state = imagine(task.seen, chance);
  let advice: Advice | null = null;
  for (const thought of thinkAhead(task.seen, ADVICE_DEALS, chance)) {
    advice = adviceOf(thought, state);
    yield advice.deals % ADVICE_STEP === 0 ? { type: 'advice', advice, done: false } : undefined;
  }
  if (advice !== null) yield { type: 'advice', advice, done: true };
}
