import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { leadsClearly, pagesFor, type Index } from '../../src/widgets/search-ranking.ts';
import { words as english } from '../../src/words/en/search.ts';
import { words as japanese } from '../../src/words/ja/search.ts';
import { QUESTIONS as ofChronicle } from './questions/chronicle-en.ts';
import { QUESTIONS as ofChronicleInJapanese } from './questions/chronicle-ja.ts';
import * as everyday from './questions/everyday-en.ts';
import * as everydayInJapanese from './questions/everyday-ja.ts';
import { QUESTIONS as ofJekyllVsHyde } from './questions/jekyll-vs-hyde-en.ts';
import { QUESTIONS as ofJekyllVsHydeInJapanese } from './questions/jekyll-vs-hyde-ja.ts';
import { QUESTIONS as ofSwitch } from './questions/switch-en.ts';
import { QUESTIONS as ofSwitchInJapanese } from './questions/switch-ja.ts';
import { BESIDE, VAGUE } from './questions/vague.ts';
import { readIndex } from './search-in-node.ts';

/** What the Enter key opens, on the index of the built site. */

type Questions = readonly (readonly [typed: string, pages: readonly string[]])[];

const alone = (questions: readonly (readonly [string, string])[]): Questions =>
  questions.map(([typed, page]) => [typed, [page]]);

const LANGUAGES = [
  {
    language: 'en',
    at: '/',
    vocabulary: english,
    questions: {
      'jekyll-vs-hyde': [...alone(ofJekyllVsHyde), ...everyday.OF_JEKYLL_VS_HYDE],
      switch: [...alone(ofSwitch), ...everyday.OF_SWITCH],
      chronicle: [...alone(ofChronicle), ...everyday.OF_CHRONICLE],
    },
  },
  {
    language: 'ja',
    at: '/ja/',
    vocabulary: japanese,
    questions: {
      'jekyll-vs-hyde': [...alone(ofJekyllVsHydeInJapanese), ...everydayInJapanese.OF_JEKYLL_VS_HYDE],
      switch: [...alone(ofSwitchInJapanese), ...everydayInJapanese.OF_SWITCH],
      chronicle: [...alone(ofChronicleInJapanese), ...everydayInJapanese.OF_CHRONICLE],
    },
  },
] as const;

const GAMES = ['jekyll-vs-hyde', 'switch', 'chronicle'] as const;

afterAll(() => {
  vi.unstubAllGlobals();
});

describe.each(LANGUAGES)('On the index of the site in $language, the Enter key', (one) => {
  const { language, at, vocabulary, questions } = one;
  let index: Index;
  beforeAll(async () => {
    index = await readIndex(language);
  });

  /** The page that it opens; null where it leads to the first of several. */
  async function opened(typed: string, game?: string): Promise<string | null> {
    const pages = await pagesFor(index, typed, vocabulary, language, game);
    return leadsClearly(pages, game) ? (pages[0]?.page.url ?? null) : null;
  }

  test.each(GAMES)('opens no wrong page for a question on %s, and for many the right one', async (game) => {
    const wrong: string[] = [];
    let right = 0;
    for (const [typed, pages] of questions[game]) {
      const wanted = pages.map((page) => `${at}${game}/${page}`);
      // On the game's own page, and where all games are searched.
      for (const asked of [game, undefined]) {
        const page = await opened(typed, asked);
        if (page !== null && !wanted.includes(page)) wrong.push(`${typed}: ${page}`);
        if (page !== null && asked === game) right += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThan(questions[game].length * 0.4);
  });

  test('opens nothing for words that ask nothing', async () => {
    const some: string[] = [];
    for (const typed of VAGUE[language])
      for (const game of [undefined, ...GAMES]) {
        const page = await opened(typed, game);
        if (page !== null) some.push(`${typed}: ${page}`);
      }
    expect(some).toEqual([]);
  });

  test('opens nothing for a question of which a case has all words and answers another', async () => {
    const some: string[] = [];
    for (const { game, questions: beside } of BESIDE.filter((each) => each.language === language))
      for (const typed of beside) {
        const page = await opened(typed, game);
        if (page !== null) some.push(`${typed}: ${page}`);
      }
    expect(some).toEqual([]);
  });
});
