import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { partSaid } from '#widgets/search-words-in-text.ts';
import { words as english } from '../../src/words/en/search-vocabulary.ts';
import { words as japanese } from '../../src/words/ja/search-vocabulary.ts';
import { words as rulebook } from '../../src/words/en/rulebook.ts';
import { words as casebook } from '../../src/words/en/casebook.ts';
import { words as ofChronicle } from '../../src/games/chronicle/words/en/page-texts.ts';
import { words as ofChronicleInJapanese } from '../../src/games/chronicle/words/ja/page-texts.ts';
import { words as ofJekyllVsHyde } from '../../src/games/jekyll-vs-hyde/words/en/page-texts.ts';
import { words as ofJekyllVsHydeInJapanese } from '../../src/games/jekyll-vs-hyde/words/ja/page-texts.ts';
import { words as ofSwitch } from '../../src/games/switch/words/en/page-texts.ts';
import { words as ofSwitchInJapanese } from '../../src/games/switch/words/ja/page-texts.ts';

/** What this site suggests is marked as its suggestion, and never said to be in a source. */

const read = (address: string) => parse(readFileSync(`dist${address}index.html`, 'utf8'));

interface CaseFile {
  readonly answer: string;
  readonly house?: string;
  readonly suggested?: 'wholly' | 'partly';
}

function casesOf(game: string): readonly (readonly [id: string, file: CaseFile])[] {
  const folder = `content/${game}/cases`;
  return readdirSync(folder).map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as CaseFile,
  ]);
}

describe.each(['jekyll-vs-hyde', 'switch', 'chronicle'])('In the casebook of %s', (game) => {
  test('an answer that suggests something says so to the search and on its page', () => {
    const suggesting = casesOf(game).filter(([, { answer }]) => /\bwe suggest\b/i.test(answer));
    expect(suggesting.length).toBeGreaterThan(0);
    for (const [id, { suggested, house }] of suggesting) {
      expect(suggested ?? house, id).toBeDefined();
      const page = read(`/${game}/cases/${id}/`);
      const sources = page.querySelector('[data-sources]')?.getAttribute('data-sources');
      const mark = suggested === 'partly' ? casebook.partlySuggested : rulebook.houseMark;
      expect(sources, id).toContain(mark);
      expect(sources?.startsWith('Source:'), id).toBe(suggested === 'partly');
      expect(page.querySelector('.house-mark')?.textContent, id).toContain(mark);
    }
  });
});

/** They are suggested, and nothing went wrong. */
const NO_MISTAKES = [
  'who-deals',
  'greed-face-down',
  'how-game-two-begins',
  'how-many-tricks-have-you',
  'look-at-the-five',
  'named-suit-without-token',
  'nobody-won-as-hyde',
  'off-suit-wrath',
  'prove-that-i-am-void',
  'won-in-one-round',
];

describe.each([
  ['jekyll-vs-hyde', '/jekyll-vs-hyde', ofJekyllVsHyde.wordForMistakes, english, 'en'],
  ['jekyll-vs-hyde', '/ja/jekyll-vs-hyde', ofJekyllVsHydeInJapanese.wordForMistakes, japanese, 'ja'],
  ['switch', '/switch', ofSwitch.wordForMistakes, english, 'en'],
  ['switch', '/ja/switch', ofSwitchInJapanese.wordForMistakes, japanese, 'ja'],
  ['chronicle', '/chronicle', ofChronicle.wordForMistakes, english, 'en'],
  ['chronicle', '/ja/chronicle', ofChronicleInJapanese.wordForMistakes, japanese, 'ja'],
] as const)('The list of mistakes in %s at %s', (game, at, word, vocabulary, language) => {
  test('has every case in which something went wrong at the table', () => {
    const part = partSaid(word, vocabulary, language);
    const found = read(`${at}/cases/`)
      .querySelectorAll('.case-list > li')
      .filter((item) => part(`${item.textContent} ${item.getAttribute('data-words')}`) === 1)
      .map((item) => item.querySelector('a')?.getAttribute('href')?.split('/').at(-2));
    const suggested = casesOf(game).filter(
      ([id, file]) => (file.suggested ?? file.house) !== undefined && !NO_MISTAKES.includes(id),
    );
    expect(suggested.length).toBeGreaterThan(2);
    expect(found).toEqual(expect.arrayContaining(suggested.map(([id]) => id)));
  });
});
