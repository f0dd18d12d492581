import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { setup as jekyllVsHyde } from '#games/jekyll-vs-hyde/widgets/play/match-options';
import { setup as switchSetup } from '#games/switch/widgets/play/match-options';
import { setup as chronicle } from '#games/chronicle/widgets/play/match-options';
import type { GameTypes } from '#kit/game';
import { GameSettings } from '#widgets/play/GameSettings.tsx';
import type { OpponentTypes, PlaySetup } from '#widgets/play/play-adapter.ts';

/** What is decided before the cards are dealt, in which order. */

function askedBy<T extends GameTypes, P extends OpponentTypes>(setup: PlaySetup<T, P>): readonly string[] {
  const props = {
    setup,
    chosen: setup.first,
    choose: () => undefined,
    deal: () => undefined,
    arrives: false,
  };
  const drawn = renderToString(h(GameSettings<T, P>, props));
  return [...new Set([...drawn.matchAll(/ name="(role|opponent|length)"/g)].map(([, name = '']) => name))];
}

test('How many play is asked before who one of them is', () => {
  expect(askedBy(switchSetup)).toEqual(['length', 'role', 'opponent']);
  expect(askedBy(chronicle)).toEqual(['length', 'role', 'opponent']);
});

test('Where the seats are always the same, how long is played is asked last', () => {
  expect(askedBy(jekyllVsHyde)).toEqual(['role', 'opponent', 'length']);
});
