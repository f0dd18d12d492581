import { describe, expect, test } from 'vitest';
import { createMachine, initialTransition } from 'xstate';
import { chartOf } from '#machines/statechart-graph';
import { jekyllVsHydeChart } from '#games/jekyll-vs-hyde/statechart/xstate-statechart';
import { innermost, statePathOf } from '#machines/state-path';
import { span } from '../games/jekyll-vs-hyde/rules/table.ts';
import { positions, TABLES, walk } from '../games/jekyll-vs-hyde/statechart/random-walks-on-statechart.ts';

describe('A place on the chart', () => {
  const nodes = chartOf(jekyllVsHydeChart).nodes.filter(({ compound, passing }) => !compound && !passing);
  const games = TABLES.flatMap((rulings) => span(1, 30).map((seed) => walk(seed, rulings)));
  const reached = new Set(games.flatMap(positions).map(statePathOf));

  test('is reached at every node where a game can rest', () => {
    expect([...reached].toSorted()).toEqual(nodes.map(({ id }) => id).toSorted());
  });

  test('is the innermost one', () => {
    const machine = createMachine({
      initial: 'outer',
      states: { outer: { initial: 'inner', states: { inner: {} } } },
    });
    const place = statePathOf(initialTransition(machine)[0]);
    expect(place).toBe('outer.inner');
    expect(innermost(place)).toBe('inner');
    expect(innermost('outer')).toBe('outer');
  });

  test('is refused where the chart is in two places at once', () => {
    const halves = { type: 'parallel', states: { left: {}, right: {} } } as const;
    const below = createMachine({ initial: 'both', states: { both: halves } });
    for (const machine of [createMachine(halves), below]) {
      const [snapshot] = initialTransition(machine);
      expect(() => statePathOf(snapshot)).toThrow('A chart with one phase is needed');
    }
  });
});
