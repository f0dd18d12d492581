import { betterThan, type Judged as AnyJudged } from '#kit/detect-and-rate-mistakes';
import type { Random } from '#kit/random';
import { apply } from '#games/chronicle/rules/apply';
import type { Seat } from '#games/chronicle/rules/cards';
import { intentOf, intents, type Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Action, State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { seatView } from './sample-hidden-cards.ts';
import { isAlike } from './alike-cards.ts';
import { EFFORT } from './better-move-from-seat-view.ts';
import { reasonsPlayedOut, type Why } from './advice.ts';
import { thinkAhead } from './lookahead-opponent.ts';
import type { Thought } from './round-outcomes.ts';

export type Judged = AnyJudged<Intent, Why>;

/**
 * Looks back on what a seat has played and chosen in a round or a game, in order, the turns counted anew in each round; `moves` lead on from the state. Of each it takes only what the
 * seat saw then, and of a card taken unseen only from whom. Nothing is said of turns in which there was nothing to choose, nor of the first moves that are `given`: these are counted, but somebody else made them. It pauses after each deal.
 */
export function* review(
  from: State,
  moves: readonly Action[],
  seat: Seat,
  chance: Random,
  given = 0,
): Generator<Judged | undefined> {
  let state = from;
  let turn = 0;
  for (const [at, action] of moves.entries()) {
    if (action.type === 'deal') turn = 0;
    if (
      (state.phase === 'meeting' || state.phase === 'effect') &&
      action.type !== 'deal' &&
      action.by === seat
    ) {
      turn += 1;
      if (at >= given && intents(state).length > 1) {
        const seen = seatView(view(state, seat));
        // What came of both moves where they were measured, at last, says why one did better.
        let measured: Thought = { moves: [], trials: [] };
        const think = function* (deals: number, some?: readonly Intent[]) {
          for (measured of thinkAhead(seen, deals, chance, some)) yield measured;
        };
        const move = intentOf(state, action);
        const alike = (one: Intent, other: Intent) => isAlike(seen, one, other);
        const better = yield* betterThan<Intent>(move, alike, think, EFFORT);
        yield {
          at,
          turn,
          move,
          better,
          reasons: better === null ? [] : reasonsPlayedOut(measured, state, better.move, move),
        };
      }
    }
    ({ state } = apply(state, action));
  }
}
