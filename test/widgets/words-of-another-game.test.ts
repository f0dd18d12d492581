import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { face } from '#games/jekyll-vs-hyde/face.tsx';
import { randomGame } from '#games/jekyll-vs-hyde/rules/random-play';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom } from '#kit/random';
import { foreignWordsIn } from './words-of-another-game.ts';

describe('The words of Jekyll vs Hyde', () => {
  test('are found wherever its table is drawn and its moves are told', () => {
    const found = new Set<string>();
    for (const { state } of randomGame(start(), seededRandom(1)))
      for (const word of foreignWordsIn(renderToString(h(face.Table, { view: view(state, 'all') }))))
        found.add(word);
    for (const word of ['jekyll', 'hyde', 'wrath', 'greed', 'pride', 'potion']) expect(found).toContain(word);
    expect(found.size).toBeGreaterThan(30);
  });

  test('are found in an address and in an attribute as well', () => {
    expect(foreignWordsIn('<a href="/jekyll-vs-hyde/rules/#turns">The turn</a>')).toContain('jekyll');
    expect(foreignWordsIn('<i data-suit="greed"></i>')).toEqual(['greed']);
    expect(foreignWordsIn('<p>Ann chooses the 3.</p>')).toEqual([]);
  });
});
