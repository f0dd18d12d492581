import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/listed-games.ts';
import { SOURCES, type Source } from '../layers/read-imports.ts';
import { readSite } from './built-site.ts';
import { filesOf, loadedBy, marksIn, marksOf, type BuiltFile } from './page-dependencies.ts';

/** A page of one game loads nothing of another: no line of its code, no sentence, no style. */

const DIST = new URL('../../dist', import.meta.url).pathname;
const loaded = loadedBy(filesOf(DIST, readSite(DIST).files));
const MARKS = new Map(GAMES.map(({ id }) => [id, marksOf(id, SOURCES)]));

/** The game that a page is of; those of the whole site which show or ask all of them are of every game. */
const isOf = (page: string, game: string) =>
  new RegExp(`^(\\w\\w/)?(${game}/.*|(search/)?index\\.html)$`).test(page);

describe('A page of the built site', () => {
  test.each(GAMES.map(({ id }) => id))('that is not of %s loads nothing of it', (game) => {
    const known = new Map<string, readonly string[]>();
    const strange = [...loaded]
      .filter(([page]) => !isOf(page, game))
      .flatMap(([page, files]) =>
        marksIn(files, MARKS.get(game) ?? [], known).map((mark) => `${page}: ${mark}`),
      );
    expect(strange).toEqual([]);
  });

  test.each(GAMES.map(({ id }) => id))('that is of %s would be seen to load it', (game) => {
    const known = new Map<string, readonly string[]>();
    const own = [...loaded].filter(
      ([page, files]) =>
        page.includes(`${game}/`) && marksIn(files, MARKS.get(game) ?? [], known).length > 20,
    );
    expect(own.length).toBeGreaterThan(20);
  });
});

describe('What a page loads of another game is found', () => {
  const SENTENCE = 'Ann takes the point with the nine.';
  const sources: readonly Source[] = [
    { file: 'games/toy/words/en/game.ts', text: `export const words = { took: '${SENTENCE}' };` },
    { file: 'games/toy/table/table.css', text: '.toy-pile-of-nines { color: red; }' },
    { file: 'games/chess/words.ts', text: "export const words = 'The king is in check.';" },
  ];
  const script = `<script type="module" src="/_astro/a.js"></script>`;
  const island = `<astro-island component-url="/_astro/a.js" client="load"></astro-island>`;

  test.each<readonly [string, string, Readonly<Record<string, string>>]>([
    ['by a script', script, { 'a.js': `const said="${SENTENCE}";` }],
    ['by a widget', island, { 'a.js': `const said="${SENTENCE}";` }],
    [
      'by a script in the page',
      '<script type="module">import"/_astro/a.js";</script>',
      { 'a.js': `\`${SENTENCE}\`` },
    ],
    ['by what that imports', script, { 'a.js': 'import{b}from"./b.js";', 'b.js': `"${SENTENCE}"` }],
    ['by what it may import later', script, { 'a.js': 'import("./b.js")', 'b.js': `"${SENTENCE}"` }],
    [
      'by a list of what goes with it',
      script,
      { 'a.js': '["_astro/b.css"]', 'b.css': '.toy-pile-of-nines{color:red}' },
    ],
    [
      'by its sheet',
      '<link rel="stylesheet" href="/_astro/b.css">',
      { 'b.css': '.toy-pile-of-nines{color:red}' },
    ],
  ])('%s', (_, html, assets) => {
    const files: readonly BuiltFile[] = [
      { name: 'chess/index.html', text: html },
      ...Object.entries(assets).map(([name, text]) => ({ name: `_astro/${name}`, text })),
    ];
    const page = loadedBy(files).get('chess/index.html') ?? [];
    expect(marksIn(page, marksOf('toy', sources), new Map())).toHaveLength(1);
    expect(marksIn(page, marksOf('chess', sources), new Map())).toEqual([]);
  });
});
