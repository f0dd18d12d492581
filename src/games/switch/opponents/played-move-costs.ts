import { betterThan, type Judged as AnyJudged } from '#kit/detect-and-rate-mistakes';
import type { Random } from '#kit/random';
import { apply } from '#games/switch/rules/apply';
import type { Seat } from '#games/switch/rules/cards';
import type { Action, State } from '#games/switch/rules/state';
import { view } from '#games/switch/rules/view';
import { effectsAndReasons, type Why } from './advice.ts';
import { EFFORT } from './better-move-from-seat-view.ts';
import { thinkAhead } from './lookahead-opponent.ts';
import { seatView } from './sample-hidden-cards.ts';
import type { Thought } from './turns-played-on.ts';
import { alike, movesOf, named, type Move, type NamedMove } from './distinct-legal-moves.ts';

export type Judged = AnyJudged<NamedMove, Why>;

/**
 * Looks back on the turns of a seat, in order; `moves` lead on from the state. Of each it takes only what the seat saw then. Nothing is
 * said of turns in which there was nothing to choose, nor of the first moves that are `given`: these are counted, but somebody else made them. It pauses between steps of some milliseconds.
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
    if (state.phase === 'turn' && state.turn === seat && (action.type === 'play' || action.type === 'draw')) {
      turn += 1;
      if (at >= given && movesOf(state).length > 1) {
        const seen = seatView(view(state, seat));
        // What came of both moves where they were measured, at last, says why one did better.
        let measured: Thought = { moves: [], trials: [] };
        const think = function* (deals: number, some?: readonly Move[]) {
          for (measured of thinkAhead(seen, deals, chance, some)) yield measured;
        };
        const better = yield* betterThan<Move>(action, alike, think, EFFORT);
        yield {
          at,
          turn,
          move: named(state, action),
          better: better && { ...better, move: named(state, better.move) },
          reasons: better === null ? [] : effectsAndReasons(measured, state, action, better.move),
        };
      }
    }
    ({ state } = apply(state, action));
  }
}
