import { h } from 'preact';
import { expect, test } from 'vitest';
import { positions } from '#games/chronicle/position-setup-adapter';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { adapter } from '#games/chronicle/widgets/sandbox/sandbox-adapter.tsx';
import { words as game } from '#said/chronicle/names';
import { Sandbox } from '#widgets/sandbox/Sandbox.tsx';
import { pageWith } from '../../../widgets/render-and-press-widget.ts';

/** In the sandbox one reader plays for all, and what an ability asks lies over the table, apart from the hand of its owner. */

const link = positions.writeLink({
  setup: {
    ...positions.empty,
    hands: { p1: ['P4', 'W7'], p2: ['P8', 'W5'], p3: ['P3', 'L2'] },
    allies: { p1: [], p2: [], p3: [] },
    fame: { p1: 0, p2: 0, p3: 0 },
  },
  moves: [
    { type: 'play', by: 'p1', card: 'P4' },
    { type: 'play', by: 'p2', card: 'P8' },
  ],
});

test('What an 8 asks of somebody else than the one at the bottom says whose choice it is, in a sentence, and names the others', async () => {
  const page = await pageWith(
    h(Sandbox<Chronicle, Setup>, { adapter, games: [] }),
    `https://cabinet.example/chronicle/sandbox/#${link}`,
  );
  await page.until(() => page.texts('.naming > span').length > 0);
  const [asked = ''] = page.texts('.naming > span');
  expect(asked).toContain(game.seats.p2);
  expect(asked).toMatch(/(?:Choose .*\.|選んでください。)$/);
  expect(page.texts('.naming button')).toEqual([game.seats.p3, game.seats.p1]);
});
