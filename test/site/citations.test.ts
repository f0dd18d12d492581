import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { words as chronicle } from '../../src/games/chronicle/words/en/casebook.ts';
import { words as chronicleInJapanese } from '../../src/games/chronicle/words/ja/casebook.ts';
import { words as switchGame } from '../../src/games/switch/words/en/casebook.ts';
import { words as switchInJapanese } from '../../src/games/switch/words/ja/casebook.ts';

/** Who says so stands in words wherever it is cited: a reader of one page has not seen the list of sources. */

const GAMES = ['jekyll-vs-hyde', 'switch', 'chronicle'] as const;
const FOLDERS = ['dist', 'dist/ja'].flatMap((root) => GAMES.map((game) => `${root}/${game}`));

const citationsOn = (file: string) =>
  parse(readFileSync(file, 'utf8'))
    .querySelectorAll('.sources, .case-sources li, .source-list dt')
    .map((one) => {
      // The name of the rule, before those of the sources, may begin with any word.
      one.querySelector('.verdict-source > a')?.remove();
      return one.text.replace(/\s+/g, ' ').trim();
    });

test.each(FOLDERS)('In %s no source is called by a letter', (folder) => {
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name === 'index.html' && /rules|cases|lessons/.test(parentPath))
    .map(({ parentPath }) => `${parentPath}/index.html`);
  const cited = pages.flatMap(citationsOn);
  expect(cited.length).toBeGreaterThan(100);
  // `M 5`, `J 3 A`, `L 14`, and the letter alone.
  expect(cited.filter((text) => /(?:^|· |：|: )[A-Z](?: |$)/.test(text))).toEqual([]);
});

test.each(FOLDERS)(
  'In %s each source that is cited leads to what it is, by its title where one is known',
  (folder) => {
    const listed = parse(readFileSync(`${folder}/rules/index.html`, 'utf8')).querySelectorAll(
      '.source-list > div',
    );
    const addresses = listed.map(({ id }) => `${folder.replace('dist', '')}/rules/#${id}`);
    expect(listed.some((one) => one.querySelector('cite') !== null)).toBe(true);
    const cases = readdirSync(`${folder}/cases`, { withFileTypes: true }).filter((one) => one.isDirectory());
    const linked = cases.flatMap(({ name }) =>
      parse(readFileSync(`${folder}/cases/${name}/index.html`, 'utf8'))
        .querySelectorAll('.case-sources strong a, .verdict-source a[href*="#source-"]')
        .map((cited) => cited.getAttribute('href')),
    );
    expect(linked.length).toBeGreaterThan(50);
    expect(linked.filter((address) => !addresses.includes(address ?? ''))).toEqual([]);
  },
);

test.each([
  ['dist/switch', switchGame],
  ['dist/ja/switch', switchInJapanese],
  ['dist/chronicle', chronicle],
  ['dist/ja/chronicle', chronicleInJapanese],
])('In %s each case says that no other source was left out', (folder, { noOthers = '' }) => {
  expect(noOthers).not.toBe('');
  const cases = readdirSync(`${folder}/cases`, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(cases.length).toBeGreaterThan(50);
  for (const { name } of cases)
    expect(readFileSync(`${folder}/cases/${name}/index.html`, 'utf8'), name).toContain(noOthers);
});
