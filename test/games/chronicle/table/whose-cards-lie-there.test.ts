import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { view } from '#games/chronicle/rules/view';
import { Table } from '#games/chronicle/table/Table.tsx';
import { after, lay } from '../rules/table.ts';

/** The number alone would be read as the strength of a card. */
test('Below a card of the Meeting stands whose it is, not a bare number', () => {
  const { state } = after(lay({ hands: ['L9 P2', 'L4 P3', 'W2 P5'] }), 'p1: L9');
  const drawn = render(h(Table, { view: view(state, 'all') }));
  expect(drawn).toMatch(/class="laid-by"[^>]*>P1 led</);
});
