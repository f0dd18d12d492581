import {
  analyse,
  playedFrom,
  type LinePosition,
} from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Playing } from '#games/jekyll-vs-hyde/solver/solvable-state';
import { firstLeads, leadsWith } from '../games/jekyll-vs-hyde/solver/positions.ts';
import { randomGame } from '../replays/fixtures/sample-games.ts';

/** How long perfect play takes to find: the same jobs in Node and in a browser's worker, each with an empty table. */

/** Milliseconds, one for each position or replay of a kind. */
export type Times = Readonly<Record<string, readonly number[]>>;

export function solverTimes(): Times {
  // The code is compiled by then.
  for (const state of leadsWith(6, 100, 5000)) createSolver().value(state);
  for (const line of rounds(2, 5000)) whole(line, 4);
  return {
    '6 tricks left': leadsWith(6, 400).map(once),
    '7 tricks left': leadsWith(7, 200).map(once),
    '8 tricks left': leadsWith(8, 80).map(once),
    'whole round, 2 Potions dealt': firstLeads(2, 15).map(once),
    'whole round, 3 Potions dealt': firstLeads(3, 10).map(once),
    'whole round, 4 Potions dealt': firstLeads(4, 5).map(once),
    'every move of a round from trick 4 on': rounds(40).map((line) => whole(line, 4)),
    'every move of a round': rounds(11).map((line) => whole(line, 1)),
  };
}

function timed(run: () => void): number {
  const before = performance.now();
  run();
  return performance.now() - before;
}

/** Both values of a position. */
function once(state: Playing): number {
  return timed(() => createSolver().value(state));
}

/** Every position and move of a line from a trick on. */
function whole(line: readonly LinePosition[], trick: number): number {
  const late = line.filter(({ state }) => 'tricks' in state && state.tricks.length >= trick - 1);
  return timed(() => {
    const told = [...analyse(late, createSolver(), Infinity)];
    if (told.length === 0) throw new Error('There was nothing to solve');
  });
}

/** The first rounds of random games. */
function rounds(count: number, seed = 1): readonly (readonly LinePosition[])[] {
  return Array.from({ length: count }, (_, index) => {
    const line = playedFrom(start(), randomGame(seed + index));
    return line.filter(({ state }) => state.round === 1 && state.phase !== 'deal' && state.phase !== 'over');
  });
}
