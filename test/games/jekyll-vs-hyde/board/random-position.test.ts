import { describe, expect, test } from 'vitest';
import { KINDS, randomPosition, type Kind } from '#games/jekyll-vs-hyde/board/random-position';
import { isPotion, other, suitOf } from '#games/jekyll-vs-hyde/rules/cards';
import { askedSuit } from '#games/jekyll-vs-hyde/rules/following';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { positionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import type { State } from '#games/jekyll-vs-hyde/rules/state';

/** Random positions. */

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

/** What makes a position one of its kind, said of its state alone. */
const IS: Readonly<Record<Kind, (state: State) => boolean>> = {
  preparation: ({ phase }) => phase === 'preparation',
  lead: ({ phase }) => phase === 'lead',
  follow: ({ phase }) => phase === 'follow',
  void: followerVoid,
  'potion-led': potionLed,
  'potion-led-void': (state) => potionLed(state) && followerVoid(state),
  greed: ({ phase }) => phase === 'greed',
  'empty-board': (state) => state.phase === 'lead' && state.ranking.length === 0,
  'last-trick': (state) => state.phase === 'lead' && state.hands.jekyll.length === 1,
  'last-round': (state) => state.phase === 'lead' && state.round === 3,
  'hydes-side': (state) => state.phase === 'lead' && [6, 8].includes(state.marker),
};

function potionLed(state: State): boolean {
  return state.phase === 'follow' && isPotion(state.led.card);
}

function followerVoid(state: State): boolean {
  if (state.phase !== 'follow') return false;
  const { led, hands, leader } = state;
  return !hands[other(leader)].some((card) => suitOf(card) === askedSuit(led));
}

function state(kind: Kind, seed: number): State {
  const position = positionOf(randomPosition(kind, seed));
  if (!position.ok) throw new Error(`Move ${position.problem.move} is refused`);
  return position.value;
}

describe.each(Object.keys(KINDS) as Kind[])('A random position of the kind %s', (kind) => {
  test('is of that kind, and somebody is to act', () => {
    for (const seed of SEEDS) {
      const position = state(kind, seed);
      expect(IS[kind](position), String(seed)).toBe(true);
      expect(legal(position).length).toBeGreaterThan(0);
    }
  });

  test('is the same for the same seed, and others for others', () => {
    expect(randomPosition(kind, 5)).toEqual(randomPosition(kind, 5));
    const different = new Set(SEEDS.map((seed) => JSON.stringify(randomPosition(kind, seed))));
    expect(different.size).toBe(SEEDS.length);
  });
});

test('Rulings are those of the table', () => {
  expect(randomPosition('follow', 1, { 'led-potion': 'named-suit' }).setup.rulings['led-potion']).toBe(
    'named-suit',
  );
});
