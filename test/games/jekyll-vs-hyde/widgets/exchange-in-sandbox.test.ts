import { h } from 'preact';
import { expect, test } from 'vitest';
import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { EMPTY, type Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { adapter } from '#games/jekyll-vs-hyde/widgets/sandbox/sandbox-adapter.tsx';
import { words } from '#said/jekyll-vs-hyde/hand-to-play-from';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { Sandbox } from '#widgets/sandbox/Sandbox.tsx';
import { pageWith } from '../../../widgets/render-and-press-widget.ts';

/** A Greed exchange in the sandbox, where one reader chooses for both seats. */

const link = positions.writeLink({
  setup: {
    ...EMPTY,
    hands: { jekyll: ['W3', 'G6', 'P2', 'P5'], hyde: ['W6', 'G1', 'P7', '2+'] },
    ranking: ['pride', 'greed', 'wrath'],
    won: { jekyll: 2, hyde: 4 },
  },
  moves: [
    { type: 'lead', by: 'jekyll', card: 'G6' },
    { type: 'follow', by: 'hyde', card: '2+' },
  ],
});

test('What was chosen for one seat stays chosen when the other seat gives', async () => {
  const page = await pageWith(
    h(Sandbox<JekyllVsHyde, Setup>, { adapter, games: [] }),
    `https://cabinet.example/jekyll-vs-hyde/sandbox/#${link}`,
  );
  const chosen = () => page.texts('.hand [aria-pressed="true"]').length;
  await page.until(() => page.texts('.give').length === 2);
  for (const card of ['G1', 'W6'] as const) await page.press(game.card(card), '[data-place="hyde"]');
  for (const card of ['W3', 'P2'] as const) await page.press(game.card(card), '[data-place="jekyll"]');
  expect(chosen()).toBe(4);
  // Jekyll’s hand may stand above or below: the button beside it is that of its seat.
  await page.press(words.give(2, 2), '.player-hand:has([data-place="jekyll"])');
  await page.until(() => page.texts('.give').length === 1);
  expect(chosen()).toBe(2);
  expect(page.texts('.give')).toEqual([words.give(2, 2)]);
});
