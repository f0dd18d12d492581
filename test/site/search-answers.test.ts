import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { leadsClearly, onlyOfGame, pagesFor, type Index } from '../../src/widgets/search-ranking.ts';
import { gameNamedIn } from '../../src/widgets/game-named-in-search-query.ts';
import { isFirstSure } from '../../src/widgets/search-confidence.ts';
import { words as english } from '../../src/words/en/search-vocabulary.ts';
import { words as japanese } from '../../src/words/ja/search-vocabulary.ts';
import { QUESTIONS as ofChronicle } from './questions/chronicle-en.ts';
import { QUESTIONS as ofChronicleInJapanese } from './questions/chronicle-ja.ts';
import * as atTheTable from './questions/at-the-table-en.ts';
import * as atTheTableInJapanese from './questions/at-the-table-ja.ts';
import * as inAnArgument from './questions/in-an-argument-en.ts';
import * as inAnArgumentInJapanese from './questions/in-an-argument-ja.ts';
import * as onThePhone from './questions/on-the-phone-en.ts';
import * as everyday from './questions/everyday-en.ts';
import * as everydayInJapanese from './questions/everyday-ja.ts';
import { QUESTIONS as ofJekyllVsHyde } from './questions/jekyll-vs-hyde-en.ts';
import { QUESTIONS as ofJekyllVsHydeInJapanese } from './questions/jekyll-vs-hyde-ja.ts';
import { QUESTIONS as ofSwitch } from './questions/switch-en.ts';
import { QUESTIONS as ofSwitchInJapanese } from './questions/switch-ja.ts';
import { BESIDE, NEIGHBOURS, UNKNOWN, VAGUE } from './questions/queries-without-answer.ts';
import { readIndex } from './search-in-node.ts';

/** What is found, and what the Enter key opens, on the index of the built site. */

/** So many pages are seen at once, above all others. */
const SEEN = 3;

type Questions = readonly (readonly [typed: string, pages: readonly string[]])[];

const alone = (questions: readonly (readonly [string, string])[]): Questions =>
  questions.map(([typed, page]) => [typed, [page]]);

/** The questions on a game, and how many of each have the page that answers them as the very first. */
interface Asked {
  /** In the words that players use, on the page that searches all games. */
  readonly plain: Questions;
  /** In everyday words, which are not those of the case, on the game's own page for questions. */
  readonly everyday: Questions;
  /** As it is said in the middle of a game, on the same page. */
  readonly atTheTable: Questions;
  readonly onThePhone: Questions;
  /** As two typed it who argued. */
  readonly inAnArgument: Questions;
  readonly first: { readonly plain: number; readonly everyday: number };
}

const LANGUAGES = [
  {
    language: 'en',
    at: '/',
    vocabulary: english,
    playOn: 'Play all sides from here',
    onFiles: 'notation of a replay file',
    inAllGames: atTheTable.IN_ALL_GAMES,
    questions: {
      'jekyll-vs-hyde': {
        plain: alone(ofJekyllVsHyde),
        everyday: everyday.OF_JEKYLL_VS_HYDE,
        atTheTable: [...atTheTable.OF_JEKYLL_VS_HYDE, ...onThePhone.OF_JEKYLL_VS_HYDE],
        onThePhone: onThePhone.OF_JEKYLL_VS_HYDE,
        inAnArgument: inAnArgument.OF_JEKYLL_VS_HYDE,
        first: { plain: 78, everyday: 28 },
      },
      switch: {
        plain: alone(ofSwitch),
        everyday: everyday.OF_SWITCH,
        atTheTable: [...atTheTable.OF_SWITCH, ...onThePhone.OF_SWITCH],
        onThePhone: onThePhone.OF_SWITCH,
        inAnArgument: inAnArgument.OF_SWITCH,
        first: { plain: 47, everyday: 33 },
      },
      chronicle: {
        plain: alone(ofChronicle),
        everyday: everyday.OF_CHRONICLE,
        atTheTable: [...atTheTable.OF_CHRONICLE, ...onThePhone.OF_CHRONICLE],
        onThePhone: onThePhone.OF_CHRONICLE,
        inAnArgument: inAnArgument.OF_CHRONICLE,
        first: { plain: 37, everyday: 29 },
      },
    } satisfies Readonly<Record<string, Asked>>,
  },
  {
    language: 'ja',
    at: '/ja/',
    vocabulary: japanese,
    playOn: 'ここから1人で続ける',
    onFiles: 'リプレイのファイルの書き方',
    inAllGames: atTheTableInJapanese.IN_ALL_GAMES,
    questions: {
      'jekyll-vs-hyde': {
        plain: alone(ofJekyllVsHydeInJapanese),
        everyday: everydayInJapanese.OF_JEKYLL_VS_HYDE,
        atTheTable: atTheTableInJapanese.OF_JEKYLL_VS_HYDE,
        onThePhone: [],
        inAnArgument: inAnArgumentInJapanese.OF_JEKYLL_VS_HYDE,
        first: { plain: 60, everyday: 26 },
      },
      switch: {
        plain: alone(ofSwitchInJapanese),
        everyday: everydayInJapanese.OF_SWITCH,
        atTheTable: atTheTableInJapanese.OF_SWITCH,
        onThePhone: [],
        inAnArgument: inAnArgumentInJapanese.OF_SWITCH,
        first: { plain: 40, everyday: 26 },
      },
      chronicle: {
        plain: alone(ofChronicleInJapanese),
        everyday: everydayInJapanese.OF_CHRONICLE,
        atTheTable: atTheTableInJapanese.OF_CHRONICLE,
        onThePhone: [],
        inAnArgument: inAnArgumentInJapanese.OF_CHRONICLE,
        first: { plain: 33, everyday: 26 },
      },
    } satisfies Readonly<Record<string, Asked>>,
  },
] as const;

const GAMES = ['jekyll-vs-hyde', 'switch', 'chronicle'] as const;

/** What the games are called, as the search of all of them knows it. */
const TITLES = {
  en: { 'jekyll-vs-hyde': 'Jekyll vs Hyde', switch: 'Switch', chronicle: 'Chronicle' },
  ja: { 'jekyll-vs-hyde': 'ジキルvsハイド', switch: 'スイッチ', chronicle: 'クロニクル' },
} as const;
/** So many of the questions that are said at a table have the page that answers as the very first. */
const FIRST_AT_THE_TABLE = 0.9;

afterAll(() => {
  vi.unstubAllGlobals();
});

/** The least questions in the words that players use. */
const LEAST = { 'jekyll-vs-hyde': 60, switch: 30, chronicle: 30 };

describe.each(LANGUAGES)('On the index of the site in $language', (one) => {
  const { language, at, vocabulary, playOn, onFiles, inAllGames, questions } = one;
  let index: Index;
  beforeAll(async () => {
    index = await readIndex(language);
  });

  /** What is found for a question, to one game or to all: several tests look at the same. */
  const known = new Map<string, ReturnType<typeof pagesFor>>();
  function find(typed: string, game?: string): ReturnType<typeof pagesFor> {
    const key = `${game ?? ''}: ${typed}`;
    const found = known.get(key) ?? pagesFor(index, typed, vocabulary, language, game);
    known.set(key, found);
    return found;
  }

  describe.each(GAMES)('what players ask about %s', (game) => {
    test.each(['plain', 'everyday'] as const)(
      'in %s words finds a page that answers among the first three',
      async (words) => {
        const asked: Questions = questions[game][words];
        const missed: string[] = [];
        const labels: string[] = [];
        let firsts = 0;
        for (const [typed, pages] of asked) {
          const wanted = pages.map((page) => `${at}${game}/${page}`);
          const found = await find(typed, words === 'plain' ? undefined : game);
          const seen = found.slice(0, SEEN).map(({ page }) => page.url);
          if (wanted.includes(seen[0] ?? '')) firsts += 1;
          if (!seen.some((page) => wanted.includes(page))) missed.push(`${typed}: ${seen.join(' ')}`);
          // What stands on the buttons around a position answers nothing.
          if (JSON.stringify(found.map(({ page }) => page)).includes(playOn)) labels.push(typed);
        }
        expect(missed).toEqual([]);
        expect(labels).toEqual([]);
        expect(firsts).toBeGreaterThanOrEqual(questions[game].first[words]);
      },
    );

    test('as it is said at the table, nine times of ten finds a page that answers first of all, else among the first three', async () => {
      const asked: Questions = questions[game].atTheTable;
      const found = await Promise.all(
        asked.map(async ([typed, pages]) => {
          const ranked = await find(typed, game);
          const wanted = pages.map((page) => `${at}${game}/${page}`);
          return { typed, at: ranked.findIndex(({ page }) => wanted.includes(page.url)) };
        }),
      );
      expect(found.filter(({ at: place }) => place < 0 || place >= SEEN)).toEqual([]);
      const firsts = found.filter(({ at: place }) => place === 0);
      expect(firsts.length).toBeGreaterThanOrEqual(FIRST_AT_THE_TABLE * asked.length);
    });

    test('as it is typed with a thumb, at most one question finds a neighbour first', async () => {
      const neighbours: string[] = [];
      for (const [typed, pages] of questions[game].onThePhone as Questions) {
        const [first] = await find(typed, game);
        if (!pages.some((page) => first?.page.url === `${at}${game}/${page}`)) neighbours.push(typed);
      }
      expect(neighbours.length, neighbours.join(', ')).toBeLessThanOrEqual(1);
    });

    test('as two typed it who argued finds a page that answers first of all', async () => {
      const others: string[] = [];
      for (const [typed, pages] of questions[game].inAnArgument as Questions) {
        const [first] = await find(typed, game);
        if (!pages.some((page) => first?.page.url === `${at}${game}/${page}`))
          others.push(`${typed}: ${first?.page.url}`);
      }
      expect(others).toEqual([]);
    });

    test('finds how games are written down only behind what answers it, and first where that is asked', async () => {
      const early: string[] = [];
      for (const [typed] of [...questions[game].everyday, ...(questions[game].atTheTable as Questions)]) {
        const found = await find(typed, game);
        if (found.slice(0, SEEN).some(({ page }) => page.url.endsWith('/notation/'))) early.push(typed);
      }
      expect(early).toEqual([]);
      const [first] = await find(onFiles, game);
      expect(first?.page.url).toBe(`${at}${game}/notation/`);
    });

    test('is asked in many ways', () => {
      const plain: Questions = questions[game].plain;
      expect(new Set(plain.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(LEAST[game]);
    });
  });

  test('a game that is named comes before all others, and what is said of no game is found in any', async () => {
    const games = GAMES.map((id) => ({
      id,
      title: TITLES[language][id],
      titleIsWord: id === 'switch',
    }));
    const missed: string[] = [];
    for (const [typed, pages] of inAllGames) {
      const named = gameNamedIn(typed, games, language, vocabulary);
      const [first] = await find(named?.asked ?? typed, named?.game);
      if (!pages.some((page) => first?.page.url === at + page)) missed.push(`${typed}: ${first?.page.url}`);
    }
    expect(missed).toEqual([]);
  });

  /** The page that the Enter key opens; null where it leads to the first of several. */
  async function opened(typed: string, game?: string): Promise<string | null> {
    const pages = await find(typed, game);
    return leadsClearly(pages, game) ? (pages[0]?.page.url ?? null) : null;
  }

  test.each(GAMES)(
    'the Enter key opens no wrong page for a question on %s, and for many the right one',
    async (game) => {
      const wrong: string[] = [];
      let right = 0;
      const all: Questions = [
        ...questions[game].plain,
        ...questions[game].everyday,
        ...questions[game].atTheTable,
        ...questions[game].inAnArgument,
      ];
      for (const [typed, pages] of all) {
        const wanted = pages.map((page) => `${at}${game}/${page}`);
        // On the game's own page, and where all games are searched.
        for (const asked of [game, undefined]) {
          const page = await opened(typed, asked);
          if (page !== null && !wanted.includes(page)) wrong.push(`${typed}: ${page}`);
          if (page !== null && asked === game) right += 1;
        }
      }
      expect(wrong).toEqual([]);
      expect(right).toBeGreaterThan(all.length * 0.4);
    },
  );

  test('a first answer is told to be only the nearest where nothing asks what was typed, and hardly ever where something does', async () => {
    const sure: string[] = [];
    let asked = 0;
    let doubted = 0;
    for (const game of GAMES) {
      for (const typed of UNKNOWN[language])
        if (isFirstSure(onlyOfGame(await find(typed, game), game), typed)) sure.push(`${game}: ${typed}`);
      const all: Questions = [
        ...questions[game].plain,
        ...questions[game].everyday,
        ...questions[game].atTheTable,
      ];
      for (const [typed, pages] of all) {
        const found = await find(typed, game);
        if (!pages.some((page) => found[0]?.page.url === `${at}${game}/${page}`)) continue;
        asked += 1;
        if (!isFirstSure(found, typed)) doubted += 1;
      }
    }
    expect(sure).toEqual([]);
    // A doubt too many costs a sentence, and a neighbour that is told to be the answer decides an argument.
    expect(doubted).toBeLessThan(0.06 * asked);
  });

  test('a case that nearly asks what was typed, of another card or of something else, is told to be only the nearest', async () => {
    const sure: string[] = [];
    for (const game of GAMES)
      for (const typed of NEIGHBOURS[language][game])
        if (isFirstSure(onlyOfGame(await find(typed, game), game), typed)) sure.push(`${game}: ${typed}`);
    expect(sure).toEqual([]);
  });

  test('the Enter key opens nothing for words that ask nothing', async () => {
    const some: string[] = [];
    for (const typed of VAGUE[language])
      for (const game of [undefined, ...GAMES]) {
        const page = await opened(typed, game);
        if (page !== null) some.push(`${typed}: ${page}`);
      }
    expect(some).toEqual([]);
  });

  test('the Enter key opens nothing for a question of which a case has all words and answers another', async () => {
    const some: string[] = [];
    for (const { game, questions: beside } of BESIDE.filter((each) => each.language === language))
      for (const typed of beside) {
        const page = await opened(typed, game);
        if (page !== null) some.push(`${typed}: ${page}`);
      }
    expect(some).toEqual([]);
  });
});
