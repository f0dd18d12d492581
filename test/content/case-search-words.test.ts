import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { words as english } from '../../src/games/jekyll-vs-hyde/words/en/case-search-words.ts';
import { words as japanese } from '../../src/games/jekyll-vs-hyde/words/ja/case-search-words.ts';

describe("Players' words for what a case is about", () => {
  test('belong to a case that there is', () => {
    for (const name of [...Object.keys(english), ...Object.keys(japanese)])
      expect(existsSync(`content/jekyll-vs-hyde/cases/${name}.json`), name).toBe(true);
  });

  test('are there in both languages', () => {
    expect(Object.keys(japanese).toSorted()).toEqual(Object.keys(english).toSorted());
  });
});
