import { h } from 'preact';
import { expect, test } from 'vitest';
import { positions } from '#games/switch/position-setup-adapter';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { adapter } from '#games/switch/widgets/sandbox/sandbox-adapter.tsx';
import { words as game } from '#said/switch/names';
import { words } from '#said/switch/hand-to-play-from';
import { Sandbox } from '#widgets/sandbox/Sandbox.tsx';
import { pageWith } from '../../../widgets/render-and-press-widget.ts';

/** In the sandbox one reader plays for all, and what is chosen lies apart from the hand it is chosen for. */

const link = positions.writeLink({
  setup: {
    ...positions.empty,
    hands: { p1: ['4H', '9S'], p2: ['AC', 'KS'], p3: ['3D', '5C'] },
    top: '4C',
  },
  moves: [{ type: 'play', by: 'p1', cards: ['4H'] }],
});

test('What somebody else than the one at the bottom has to choose says whose choice it is', async () => {
  const page = await pageWith(
    h(Sandbox<Switch, Setup>, { adapter, games: [] }),
    `https://cabinet.example/switch/sandbox/#${link}`,
  );
  await page.until(() => page.texts('.hand-actions .button').length > 0);
  const [draw = ''] = page.texts('.hand-actions .button');
  expect(draw).toContain(game.seats.p2);
  expect(draw).toContain(words.draw.choice(1));
  await page.press(game.cardName('AC'), '[data-place="p2"]');
  expect(page.texts('.naming-label')[0]).toContain(game.seats.p2);
  await page.press(words.suit('spades'));
  await page.until(() => page.texts('.hand-actions .button').some((text) => text.includes(game.seats.p3)));
  // Whoever sits at the bottom has it beside the hand.
  await page.press(page.texts('.hand-actions .button')[0] ?? '');
  await page.until(() => page.texts('.hand-actions .button')[0] === words.draw.choice(1));
});
