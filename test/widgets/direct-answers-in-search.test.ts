import { describe, expect, test } from 'vitest';
import { language } from '#said/language-code-and-url-prefix';
import { words as vocabulary } from '#said/search-vocabulary';
import { words as chronicle } from '#said/chronicle/names';
import { words as jekyllVsHyde } from '#said/jekyll-vs-hyde/names';
import { words as switchWords } from '#said/switch/names';
import { directAnswers as ofChronicle } from '#games/chronicle/answer-directly';
import { directAnswers as ofJekyllVsHyde } from '#games/jekyll-vs-hyde/answer-directly';
import { directAnswers as ofSwitch } from '#games/switch/answer-directly';
import { answerDirectly } from '#widgets/direct-answers-in-search.ts';
import { gameNamedIn } from '#widgets/game-named-in-search-query.ts';
import * as english from './questions-answered-directly-en.ts';
import * as japanese from './questions-answered-directly-ja.ts';

/** What games say at once, as it is typed at a table: by each game on its own page, and where all are asked. */

const { ANSWERED, LEFT_TO_PAGES, RESPELT } = language === 'ja' ? japanese : english;

const GAMES = [
  { id: 'jekyll-vs-hyde', title: jekyllVsHyde.title },
  { id: 'switch', title: switchWords.title, titleIsWord: true },
  { id: 'chronicle', title: chronicle.title },
];
const READERS = {
  'jekyll-vs-hyde': () => Promise.resolve(ofJekyllVsHyde),
  switch: () => Promise.resolve(ofSwitch),
  chronicle: () => Promise.resolve(ofChronicle),
};

/** What is said to a question on the page of a game, or on that of all, with the game that says it and the rule that it names. */
async function said(typed: string, page: string): Promise<readonly string[]> {
  const named =
    page === 'all' ? gameNamedIn(typed, GAMES, language, vocabulary) : { game: page, asked: typed };
  const asked = GAMES.filter(({ id }) => named === null || id === named.game);
  const { direct } = await answerDirectly(named?.asked ?? typed, asked, READERS);
  return direct.map(({ game, path, answer }) => `${game}/${path} ${answer}`);
}

describe.each(Object.entries(ANSWERED))('On the page of %s', (page, questions) => {
  test.each(questions)('“%s” is answered at once, and by nobody else', async (typed, ...wanted) => {
    const answers = await said(typed, page);
    expect(answers).toHaveLength(wanted.length);
    for (const [at, one] of wanted.entries()) {
      const [path = '', ...words] = one.split(' ');
      expect(answers[at]?.startsWith(`${path} `), answers[at]).toBe(true);
      expect(answers[at]).toContain(words.join(' '));
    }
  });
});

test('What is asked of a position, an amount or a card by another name is left to the pages', async () => {
  const answered: string[] = [];
  for (const [page, questions] of Object.entries(LEFT_TO_PAGES))
    for (const typed of questions)
      if ((await said(typed, page)).length > 0) answered.push(`${page}: ${typed}`);
  expect(answered).toEqual([]);
});

test('A name that is written as it sounds is looked for as the game writes it', async () => {
  for (const [typed, written] of RESPELT) {
    const { respelt } = await answerDirectly(typed, GAMES, READERS);
    expect(respelt).toBe(written);
  }
});
