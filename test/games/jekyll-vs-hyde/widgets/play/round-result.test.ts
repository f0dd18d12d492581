import { h } from 'preact';
import { expect, test } from 'vitest';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { RoundResult } from '#games/jekyll-vs-hyde/widgets/play/RoundResult.tsx';
import { words } from '#said/jekyll-vs-hyde/play-against-computer';
import type { EndProps } from '#widgets/play/play-adapter.ts';
import { pageWith } from '../../../../widgets/render-and-press-widget.ts';
import { game, roundOf } from '../../rules/table.ts';

/** The result over the table says where a round has ended as its player wants above all. */

test.for([
  ['jekyll', 5, true],
  ['jekyll', 6, false],
  ['hyde', 5, false],
  ['hyde', 10, true],
  ['hyde', 0, true],
] as const)(
  'For %s, with %i tricks of Jekyll: the perfect round or not (%s)',
  async ([seat, tricks, isPerfect]) => {
    const { state, events } = roundOf(game(), tricks);
    const past = [{ context: { state, events } }] as unknown as EndProps<JekyllVsHyde>['past'];
    const page = await pageWith(h(RoundResult, { seat, past, moves: [] }));
    expect(page.texts('p').join(' ').includes(words.over.perfect(seat))).toBe(isPerfect);
  },
);

test.for([
  { ended: [9], says: words.over.needed(2, 2) },
  { ended: [5], says: words.over.needed(2, 10) },
  { ended: [5, 6], says: words.over.needed(3, 8) },
  { ended: [9, 6], says: words.over.ofRound(1, 9, 8) },
  { ended: [5, 6, 9], says: words.over.ofRound(2, 6, 2) },
])('After rounds with $ended tricks of Jekyll: $says', async ({ ended, says }) => {
  const rounds: ReturnType<typeof roundOf>[] = [];
  for (const tricks of ended) rounds.push(roundOf(rounds.at(-1) ?? game(), tricks));
  const past = rounds.map(({ state, events }) => ({ context: { state, events } }));
  const props = { seat: 'jekyll', past, moves: [] } as unknown as EndProps<JekyllVsHyde>;
  const page = await pageWith(h(RoundResult, props));
  expect(page.texts('p').join(' ')).toContain(says);
});

test('A gap of all tricks is not said to be merely enough', () => {
  expect(words.over.needed(3, 10)).toBe('In round 3 Hyde needs a gap of 10: every trick on one side.');
  expect(words.over.needed(3, 8)).toBe('In round 3 a gap of 8 is enough for Hyde.');
});

test.for([
  { seat: 'jekyll', tricks: 5, change: 1 },
  { seat: 'hyde', tricks: 5, change: -1 },
  { seat: 'jekyll', tricks: 9, change: -1 },
  { seat: 'hyde', tricks: 9, change: 1 },
] as const)(
  'For $seat, a first round with $tricks tricks of Jekyll is headed by what it is good for',
  async (row) => {
    const { state, events } = roundOf(game(), row.tricks);
    const past = [{ context: { state, events } }] as unknown as EndProps<JekyllVsHyde>['past'];
    const page = await pageWith(h(RoundResult, { seat: row.seat, past, moves: [] }));
    expect(page.texts('h2')).toEqual([words.over.title(1, row.change)]);
  },
);

test.for([
  { ended: [10], winner: 'hyde', says: 'With the marker on 10, Hyde wins.' },
  {
    ended: [5, 6, 5],
    winner: 'jekyll',
    says: 'After the last round the marker is still short of 10, so Jekyll wins.',
  },
] as const)('Of a game that $winner has won it is said why: $says', async ({ ended, winner, says }) => {
  const rounds: ReturnType<typeof roundOf>[] = [];
  for (const tricks of ended) rounds.push(roundOf(rounds.at(-1) ?? game(), tricks));
  const past = rounds.map(({ state, events }) => ({ context: { state, events } }));
  const props = { seat: 'jekyll', past, moves: [] } as unknown as EndProps<JekyllVsHyde>;
  const page = await pageWith(h(RoundResult, props));
  expect(page.texts('h2')).toEqual([words.over.won('jekyll', winner)]);
  expect(page.texts('p').join(' ')).toContain(says);
});
