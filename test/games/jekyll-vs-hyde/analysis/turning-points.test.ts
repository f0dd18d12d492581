import { describe, expect, test } from 'vitest';
import { costOf } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import { endOf, roundAround, turningPoints } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { analyse, isPlaying, playedFrom } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { searchBestLine } from '#games/jekyll-vs-hyde/analysis/search-best-line';
import { createSolver, type Solution } from '#games/jekyll-vs-hyde/solver/solver';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { leadsWith, randomPositions } from '../solver/positions.ts';
import { randomGame } from '../../../replays/fixtures/sample-games.ts';

/** Greed exchanges with so many tricks left after them. */
function exchanges(left: number, count: number): State[] {
  const found: State[] = [];
  for (let seed = 1; found.length < count; seed += 1) {
    for (const state of randomPositions(seed)) {
      if (state.phase === 'greed' && 9 - state.tricks.length === left) found.push(state);
    }
  }
  return found.slice(0, count);
}

describe('Playing out', () => {
  const positions = [...leadsWith(6, 12), ...leadsWith(3, 12), ...exchanges(3, 6), ...exchanges(1, 6)];

  test('ends with the low gap of the position it begins at, and every move keeps that', () => {
    const solver = createSolver();
    for (const start of positions) {
      if (!isPlaying(start)) throw new Error('Nothing to solve');
      const { low } = solver.value(start);
      const steps = searchBestLine(start, solver, 500);
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      let state: State = start;
      for (const action of step.value) {
        ({ state } = apply(state, action));
        // While one gift lies there and the other does not, nothing has been decided.
        const isBetween = state.phase === 'greed' && (state.chosen.jekyll ?? state.chosen.hyde) !== null;
        if (isPlaying(state) && !isBetween) expect(solver.value(state).low).toBe(low);
      }
      expect(endOf(state)).toEqual({ low, high: low });
    }
  });

  test('is asked only of a position that has a value', () => {
    expect(() => searchBestLine(start(), createSolver(), 100).next()).toThrow('nothing to solve');
  });
});

describe('The turning points', () => {
  test.each([3, 6, 9])('are the moves that have cost something, and exchanges, game %i', (seed) => {
    const line = playedFrom(start(), randomGame(seed));
    const solutions: Solution[] = [];
    const late = line.filter(({ state }) => !isPlaying(state) || state.tricks.length >= 5);
    for (const { at, solution } of analyse(late, createSolver(), Infinity)) {
      const played = late[at];
      if (solution !== null && played !== undefined) solutions[line.indexOf(played)] = solution;
    }
    const turns = turningPoints(line, (at) => solutions[at]);
    const costly = line.flatMap((played, at) => {
      const solution = solutions[at];
      const cost = solution && costOf(played, solution);
      return cost != null && cost.cost > 0 ? [{ at, by: cost.by }] : [];
    });
    expect(turns.filter(({ by }) => by !== null).map(({ at, by }) => ({ at, by }))).toEqual(costly);
    for (const { by, action } of turns) expect(by === null).toBe(action.type === 'exchange');
  });

  test('belong to a round, from its deal to the position that it ended in', () => {
    const game: readonly Action[] = randomGame(2);
    const line = playedFrom(start(), game);
    const deals = line.flatMap(({ action }, at) => (action?.type === 'deal' ? [at] : []));
    expect(deals.length).toBeGreaterThan(1);
    for (const [at, { state }] of line.entries()) {
      if (at === 0) continue;
      const [first, last] = roundAround(line, at);
      expect(first).toBeLessThanOrEqual(at);
      expect(last).toBeGreaterThanOrEqual(at);
      expect(line[first - 1]?.action?.type).toBe('deal');
      for (const played of line.slice(first, last)) expect(played.state.phase).not.toBe('deal');
      if (state.phase !== 'over') expect(line[last]?.state.phase).toMatch(/deal|over/);
    }
  });
});

test('What can be said of a position at once is said before anything is solved', () => {
  const [state] = leadsWith(9, 1);
  if (state === undefined) throw new Error('There is no such position');
  const line = playedFrom(state, []);
  const [first] = analyse(line, createSolver(), 100);
  expect(first).toMatchObject({ at: 0, solution: null });
  // Also where others are solved first.
  const game = playedFrom(start(), randomGame(6));
  const [told] = analyse(game, createSolver(), 100, 4);
  expect(told).toMatchObject({ at: 4, solution: null });
});
