import { describe, expect, test } from 'vitest';
import { createMachine, initialTransition } from 'xstate';
import { chartOf } from '#machines/statechart';
import { jekyllVsHydeChart } from '#machines/jekyll-vs-hyde';
import { placeOf } from '#machines/place';
import { span } from '../games/jekyll-vs-hyde/table.ts';
import { positions, TABLES, walk } from './walk.ts';

describe('A place on the chart', () => {
  const nodes = chartOf(jekyllVsHydeChart).nodes.filter(({ compound, passing }) => !compound && !passing);
  const games = TABLES.flatMap((rulings) => span(1, 30).map((seed) => walk(seed, rulings)));
  const reached = new Map(games.flatMap(positions).map((position) => [placeOf(position).path, position]));

  test.each(nodes)('has the path $id and what the chart says of it', ({ id, description }) => {
    const position = reached.get(id);
    expect(position && placeOf(position)).toEqual({ path: id, description });
    expect(description).not.toBe('');
  });

  test('is the innermost one, and where the chart says nothing of it, nothing is said', () => {
    const machine = createMachine({
      initial: 'outer',
      states: { outer: { description: 'Around.', initial: 'inner', states: { inner: {} } } },
    });
    expect(placeOf(initialTransition(machine)[0])).toEqual({ path: 'outer.inner', description: '' });
  });

  test('is refused where the chart is in two places at once', () => {
    const halves = { type: 'parallel', states: { left: {}, right: {} } } as const;
    const below = createMachine({ initial: 'both', states: { both: halves } });
    for (const machine of [createMachine(halves), below]) {
      const [snapshot] = initialTransition(machine);
      expect(() => placeOf(snapshot)).toThrow('A chart with one phase is needed');
    }
  });
});
