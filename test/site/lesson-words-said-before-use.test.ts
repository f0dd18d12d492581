import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { LESSONS_BY_GAME } from '../content/lesson-sources.ts';

/**
 * A word of the game stands in bold where it is said what it is: nothing that a reader meets before, neither in a lesson's own words
 * nor in what is told of a trick or asked by a case, may have it. Read off the built pages, as the reader does.
 */

/** What is read of a lesson later, or leads out of it. */
const ASIDE = 'h1, h2, .lede, .lesson-ways, script, style, svg, [data-pagefind-ignore]';

interface Word {
  readonly word: string;
  readonly at: number;
}

/** All that the lessons of a game say, in their order, and each word in bold with its place there; the first time counts. */
function read(game: string, language: '' | 'ja/', slugs: readonly string[]) {
  let text = '';
  const words: Word[] = [];
  for (const slug of slugs) {
    const page = parse(readFileSync(`dist/${language}${game}/lessons/${slug}/index.html`, 'utf8'));
    for (const step of page.querySelectorAll('.lesson .step:not(.lesson-end)')) {
      for (const aside of step.querySelectorAll(ASIDE)) aside.remove();
      for (const bold of step.querySelectorAll('strong'))
        if (!bold.textContent.endsWith(':') && bold.closest('astro-island, .house, .trick, figure') === null)
          bold.textContent = `⟪${bold.textContent}⟫`;
      // What stands in a noscript comes as it is written.
      text += ` ${step.textContent.replaceAll(/<[^>]*>/g, ' ').toLowerCase()}`;
    }
  }
  let unmarked = '';
  for (const [index, part] of text.split(/[⟪⟫]/).entries()) {
    if (index % 2 === 1 && !words.some(({ word }) => word === part))
      words.push({ word: part, at: unmarked.length });
    unmarked += part;
  }
  return { text: unmarked, words };
}

/** Where a word stands first: by itself in English, where others begin alike. */
function first(text: string, word: string): number {
  return /^[a-z ]+$/.test(word) ? text.search(new RegExp(`\\b${word}\\b`)) : text.indexOf(word);
}

const READINGS = LESSONS_BY_GAME.flatMap(({ game, lessons }) =>
  (['', 'ja/'] as const).map((language) => ({
    game,
    language,
    ...read(
      game,
      language,
      lessons.map(({ slug }) => slug),
    ),
  })),
);

test.each(READINGS)(
  'The lessons of $language $game have no word of its own before it is said what it is',
  ({ text, words }) => {
    expect(words.length).toBeGreaterThan(1);
    const early = words.filter(({ word, at }) => first(text, word) < at);
    expect(
      early.map(({ word }) => `${word}: ${text.slice(first(text, word) - 40, first(text, word) + 20)}`),
    ).toEqual([]);
  },
);
