import type { Random } from '#kit/random';
import { meanInterval, type Interval } from '#kit/confidence-interval';
import { apply } from '#games/switch/rules/apply';
import type { Seat } from '#games/switch/rules/cards';
import type { Action, State } from '#games/switch/rules/state';
import { view } from '#games/switch/rules/view';
import { bestOf, thinkAhead, worths, type Thought } from './lookahead-opponent.ts';
import { seatView } from './imagine-deal.ts';
import { alike, movesOf, type Move } from './candidate-moves.ts';

/** What a turn has cost, as far as that can be estimated by what its player knew. */
export interface Judged {
  /** Which of the moves it is, counted from 0, and which of the player's turns, from 1. */
  readonly at: number;
  readonly turn: number;
  readonly move: Move;
  /** The move that did better; null where none seemed to. */
  readonly better: Better | null;
}

export interface Better {
  readonly move: Move;
  /** By how much of the game, 0 to 1, it did better on average, and the 95 % confidence interval of that. */
  readonly cost: number;
  readonly interval: Interval;
  readonly deals: number;
}

/** Deals in which a better move is looked for, and further ones by which it is measured: what was chosen by chance fails there. */
const LOOKED = 60;
const MEASURED = 300;

/**
 * Looks back on the turns of a seat, in order; `moves` lead on from the state. Of each it takes only what the seat saw then. Nothing is
 * said of turns in which there was nothing to choose. It pauses between steps of some milliseconds.
 */
export function* review(
  from: State,
  moves: readonly Action[],
  seat: Seat,
  chance: Random,
): Generator<Judged | undefined> {
  let state = from;
  let turn = 0;
  for (const [at, action] of moves.entries()) {
    if (state.phase === 'turn' && state.turn === seat && (action.type === 'play' || action.type === 'draw')) {
      turn += 1;
      if (movesOf(state).length > 1) {
        const better = yield* betterThan(seatView(view(state, seat)), action, chance);
        yield { at, turn, move: action, better };
      }
    }
    ({ state } = apply(state, action));
  }
}

/** The move that looked best and then, in fresh deals, did better than the one that was made. */
function* betterThan(
  seen: ReturnType<typeof seatView>,
  made: Move,
  chance: Random,
): Generator<undefined, Better | null> {
  const looked = yield* thought(thinkAhead(seen, LOOKED, chance));
  const best = bestOf(looked);
  const place = looked.moves.findIndex((move) => alike(move, made));
  const all = worths(looked);
  if (alike(best, made) || (all[place] ?? 0) >= Math.max(...all)) return null;
  const { trials } = yield* thought(thinkAhead(seen, MEASURED, chance, [made, best]));
  const { mean, interval } = meanInterval(trials.map(([own = 0, other = 0]) => other - own));
  return interval[0] > 0 ? { move: best, cost: mean, interval, deals: trials.length } : null;
}

/** The last thought, with a pause after each. */
function* thought(thoughts: Iterable<Thought>): Generator<undefined, Thought> {
  let last: Thought = { moves: [], trials: [] };
  for (last of thoughts) yield;
  return last;
}

/** The turns that cost most, the dearest first. */
export function dearest(
  judged: readonly Judged[],
  most: number,
): readonly (Judged & { readonly better: Better })[] {
  return judged
    .flatMap(({ better, ...rest }) => (better === null ? [] : [{ ...rest, better }]))
    .toSorted((one, other) => other.better.cost - one.better.cost)
    .slice(0, most);
}
