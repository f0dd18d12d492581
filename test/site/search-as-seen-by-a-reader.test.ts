import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { directAnswers as ofChronicle } from '#games/chronicle/answer-directly';
import { disputesIn as inChronicle } from '#games/chronicle/find-disputes-in-search-query';
import { directAnswers as ofJekyllVsHyde } from '#games/jekyll-vs-hyde/answer-directly';
import { disputesIn as inJekyllVsHyde } from '#games/jekyll-vs-hyde/find-disputes-in-search-query';
import { directAnswers as ofSwitch } from '#games/switch/answer-directly';
import { disputesIn as inSwitch } from '#games/switch/find-disputes-in-search-query';
import {
  answerFrom,
  clearlyMeant,
  directAnswerUrl,
  urlOf,
  type FoundSearchOutcome,
  type SearchReaders,
} from '#widgets/run-search-query.ts';
import type { Index } from '#widgets/search-ranking.ts';
import {
  IN_ALL_GAMES,
  MISSPELT_IN_SWITCH,
  OPENS_NOTHING,
  type SeenFirst,
} from './questions/as-seen-by-a-reader-en.ts';
import { readIndex } from './search-in-node.ts';

/** What a reader sees first of all that the search answers with: what is said at once, two cards that were read off the question, and pages. */

const GAMES = [
  { id: 'jekyll-vs-hyde', title: 'Jekyll vs Hyde' },
  { id: 'switch', title: 'Switch', titleIsWord: true },
  { id: 'chronicle', title: 'Chronicle' },
];

const READERS: SearchReaders = {
  disputes: {
    'jekyll-vs-hyde': () => Promise.resolve(inJekyllVsHyde),
    switch: () => Promise.resolve(inSwitch),
    chronicle: () => Promise.resolve(inChronicle),
  },
  direct: {
    'jekyll-vs-hyde': () => Promise.resolve(ofJekyllVsHyde),
    switch: () => Promise.resolve(ofSwitch),
    chronicle: () => Promise.resolve(ofChronicle),
  },
};

let index: Index;
beforeAll(async () => {
  index = await readIndex('en');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const asked = (typed: string, game?: string): Promise<FoundSearchOutcome> =>
  answerFrom(
    index,
    typed,
    GAMES.filter(({ id }) => game === undefined || id === game),
    game,
    READERS,
  );

/** The addresses of what stands first: all that is said at once, or else the first of the others. */
function seenFirst({ direct, disputes, isPageFirst, shown }: FoundSearchOutcome): readonly string[] {
  if (direct.length > 0) return direct.map(directAnswerUrl);
  const page = shown.slice(0, 1).map((one) => one.page.url);
  return isPageFirst || disputes.length === 0 ? page : disputes.slice(0, 1).map(urlOf);
}

async function expectSeen(questions: SeenFirst, game?: string): Promise<void> {
  const found: (readonly string[])[] = [];
  for (const [typed] of questions) found.push([typed, ...seenFirst(await asked(typed, game))]);
  expect(found).toEqual(questions);
}

describe('In the search of all games', () => {
  test('what is meant stands first', async () => {
    await expectSeen(IN_ALL_GAMES);
  });

  test('the Enter key opens nothing for the names of two cards alone', async () => {
    for (const typed of OPENS_NOTHING) expect(clearlyMeant(await asked(typed)), typed).toBe(undefined);
    // Where it is said that one was played on the other, it is.
    expect(clearlyMeant(await asked('wild led, wild played'))).toContain('/chronicle/ask/#');
  });
});

test('A word that no page has is taken for the one that is the same but for a slip', async () => {
  await expectSeen(MISSPELT_IN_SWITCH, 'switch');
});
