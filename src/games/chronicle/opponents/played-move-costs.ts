import type { Judged as AnyJudged } from '#kit/detect-and-rate-mistakes';
import { apply } from '#games/chronicle/rules/apply';
import type { Seat } from '#games/chronicle/rules/cards';
import { intentOf, intents, type Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Action, State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { seatView } from './sample-hidden-cards.ts';
import type { Why } from './advice-reasons.ts';
import { reasonsPlayedOut } from './advice.ts';
import { betterByAdvice } from './judge-move-as-advice-does.ts';

export type Judged = AnyJudged<Intent, Why>;

/**
 * Looks back on what a seat has played and chosen in a round or a game, in order, the turns counted anew in each round; `moves` lead on from the state. Of each it takes only what the
 * seat saw then, and of a card taken unseen only from whom. It judges as advice does. Nothing is said of turns in which there was nothing to choose, nor of the first moves that are `given`: these are counted, but somebody else made them. It pauses after each deal.
 */
export function* review(
  from: State,
  moves: readonly Action[],
  seat: Seat,
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
        const move = intentOf(state, action);
        const found = yield* betterByAdvice(seen, move);
        yield {
          at,
          turn,
          move,
          better: found?.better ?? null,
          // What came of both moves where they were measured says why one did better.
          reasons: found === null ? [] : reasonsPlayedOut(found.measured, state, found.better.move, move),
        };
      }
    }
    ({ state } = apply(state, action));
  }
}
