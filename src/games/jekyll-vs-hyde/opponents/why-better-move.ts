import type { Random } from '#kit/random';
import type { SeatView } from '#games/jekyll-vs-hyde/rules/view';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Move } from './legal-moves-of-seat.ts';
import { thinkAhead, worthOf } from './lookahead-opponent.ts';
import { MATCH_CHANCES } from './match-chances.ts';
import type { Reason } from './advice-reasons.ts';
import { playedOnAfter } from './played-on-in-sampled-hands.ts';
import { reasonsAgainst, reasonsForBetter } from './reasons-between-moves.ts';
import { whyTriedMoveIsWorse } from './why-tried-move-is-worse.ts';

/** Hands in which both moves are played on. */
const HANDS = 24;

/**
 * Why a move does better than the one that was made, by what its player saw: what could be counted against that one, else what comes of both where
 * they are played on, and where that tells nothing either, what speaks for the better one. It pauses after each hand.
 */
export function* whyBetter(
  seen: SeatView,
  made: Move,
  better: Move,
  chance: Random,
  solver: Solver,
): Generator<undefined, readonly Reason[]> {
  let thought;
  for (thought of thinkAhead(seen, HANDS, chance, solver, MATCH_CHANCES, [made, better])) yield;
  const { goal, trials } = thought ?? { trials: [] };
  const worlds = trials.map(({ world }) => world);
  const [world] = worlds;
  if (goal === undefined || world === undefined) return [];
  const against = reasonsAgainst(world, made, better);
  if (against.length > 0) return against;
  const lines = playedOnAfter(worlds, better, solver);
  const cause = whyTriedMoveIsWorse(made, { move: better, worlds, lines, goal }, solver);
  if (cause === null || cause.type === 'ends') return reasonsForBetter(world, better);
  const ends = trials.map(({ gaps: [is, rather] }) => worthOf(is, goal) - worthOf(rather, goal));
  const [worse, best] = [ends.filter((end) => end < -SAME), ends.filter((end) => end > SAME)];
  return [
    {
      type: 'tried',
      move: made,
      best: better,
      trials: trials.length,
      worse: worse.length,
      better: best.length,
      cause,
    },
  ];
}

/** Worths that differ by less differ by rounding. */
const SAME = 1e-9;
