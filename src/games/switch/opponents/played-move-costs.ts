import type { Judged as AnyJudged } from '#kit/detect-and-rate-mistakes';
import { apply } from '#games/switch/rules/apply';
import type { Seat } from '#games/switch/rules/cards';
import type { Action, State } from '#games/switch/rules/state';
import { view } from '#games/switch/rules/view';
import { effectsAndReasons, type Why } from './advice.ts';
import { betterByAdvice } from './judge-move-as-advice-does.ts';
import { seatView } from './sample-hidden-cards.ts';
import { movesOf, named, type NamedMove } from './distinct-legal-moves.ts';

export type Judged = AnyJudged<NamedMove, Why>;

/**
 * Looks back on the turns of a seat, in order; `moves` lead on from the state. Of each it takes only what the seat saw then, and judges as advice does. Nothing is
 * said of turns in which there was nothing to choose, nor of the first moves that are `given`: these are counted, but somebody else made them. It pauses after each deal.
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
    if (state.phase === 'turn' && state.turn === seat && (action.type === 'play' || action.type === 'draw')) {
      turn += 1;
      if (at >= given && movesOf(state).length > 1) {
        const seen = seatView(view(state, seat));
        const found = yield* betterByAdvice(seen, action);
        yield {
          at,
          turn,
          move: named(state, action),
          better: found && { ...found.better, move: named(state, found.better.move) },
          // What came of both moves where they were weighed says why one did better.
          reasons: found === null ? [] : effectsAndReasons(found.measured, state, action, found.better.move),
        };
      }
    }
    ({ state } = apply(state, action));
  }
}
