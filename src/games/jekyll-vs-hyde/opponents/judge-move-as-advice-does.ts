import { betterBy, isClearlyBetter } from '#kit/clearly-better';
import { WEIGHING_SEED, type Better } from '#kit/detect-and-rate-mistakes';
import { LOOKING_SEED } from '#kit/judge-move-as-advice-does';
import { seededRandom } from '#kit/random';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { SeatView } from '#games/jekyll-vs-hyde/rules/view';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { ADVICE_TRIALS, MEASURED } from './advice-sample-size.ts';
import { betterMoveFromSeatView } from './better-move-from-seat-view.ts';
import type { Move } from './legal-moves-of-seat.ts';
import { bestOf, thinkAhead, worthOf, worths, type Thought } from './lookahead-opponent.ts';
import { MATCH_CHANCES } from './match-chances.ts';
import { isAboutAsGood } from './move-result-in-sampled-hands.ts';

/** What is thought of all moves of a position, one hand at a time; the same whenever it is asked. */
export function thoughtForAdvice(seen: SeatView, solver: Solver): Generator<Thought> {
  return thinkAhead(seen, ADVICE_TRIALS, seededRandom(LOOKING_SEED), solver);
}

/** The card that would have been advised where that is advised rather than the one that was played; null where it is not. It pauses after each hand. */
export function* betterByAdvice(
  seen: SeatView,
  made: Move,
  solver: Solver,
): Generator<undefined, Better<Move> | null> {
  let thought: Thought | null = null;
  for (thought of thoughtForAdvice(seen, solver)) yield;
  if (thought === null) return null;
  const best = bestOf(thought);
  if (!worseMoves(thought).some((move) => sameMove(move, made))) return null;
  return yield* betterMoveFromSeatView(seen, made, seededRandom(WEIGHING_SEED), solver, best);
}

/**
 * The moves that look worse than the best, and do not in the hands in which a look back weighs the two: the best of many is chosen partly by chance.
 * It tells after each hand how many it has tried.
 */
export function* doubtedMoves(
  thought: Thought,
  seen: SeatView,
  solver: Solver,
): Generator<number, readonly Move[]> {
  const worse = worseMoves(thought);
  // What is given away is not looked back on.
  if (worse.length === 0 || worse[0]?.type === 'exchange') return [];
  const best = bestOf(thought);
  const chance = seededRandom(WEIGHING_SEED);
  let weighed: Thought = { ...thought, trials: [] };
  for (weighed of thinkAhead(seen, MEASURED, chance, solver, MATCH_CHANCES, [best, ...worse]))
    yield weighed.trials.length;
  const { goal, trials } = weighed;
  return worse.filter((_, place) => {
    const pairs = trials.map(({ gaps }) => ({
      share: worthOf(gaps[0], goal),
      other: worthOf(gaps[place + 1], goal),
    }));
    return !isClearlyBetter(betterBy(best, pairs));
  });
}

/** The moves that are not about as good as the best. */
function worseMoves(thought: Thought): readonly Move[] {
  const all = worths(thought);
  const best = { chance: Math.max(...all) };
  return thought.moves.filter((_, index) => !isAboutAsGood({ chance: all[index] ?? 0 }, best));
}
