import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { stateOf, EMPTY } from '#games/chronicle/rules/position-setup';
import { view } from '#games/chronicle/rules/view';
import { Table } from '#games/chronicle/table/Table.tsx';

/** Beside a name stand two numbers: neither is taken for the other. */
test('What the cards in hand and the chips of Fame count is written beside them', () => {
  const state = stateOf({ ...EMPTY, hands: { p1: ['L2'], p2: [], p3: [] }, fame: { p1: 2, p2: 0, p3: 0 } });
  const drawn = render(h(Table, { view: view(state, 'all') }));
  expect(drawn).toMatch(/class="seat-count"[^>]* data-unit="in hand"/);
  expect(drawn).toMatch(/class="fame"[^>]* data-unit="Fame"/);
});
