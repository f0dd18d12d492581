import { describe, expect, test } from 'vitest';
import { SEATS, SUITS } from '#games/jekyll-vs-hyde/rules/cards';
import { SOURCES, type Source } from './read-imports.ts';
import { collecting, dressing, naming, saying } from './game-names-in-shared-code.ts';
import { FIRST_GAME } from './allowed-imports.ts';

/** The shell serves any game: it knows none by name, by what is on its table, by its content or by how it is dressed. */

/** What stands on the table of Jekyll vs Hyde alone. */
const OF_THE_TABLE = [...SEATS, ...SUITS, 'potions?'];
const OF_ITS_SENTENCES = [
  ...OF_THE_TABLE, 'tricks?', 'tokens?', 'markers?', 'トリック', 'トークン', 'マーカー', '秘薬', 'ジキル', 'ハイド',
]; // prettier-ignore

const isOf = (room: string) => (source: Source) => source.file.startsWith(room);
const others = SOURCES.filter(
  (source) => !isOf('styles/')(source) && !isOf('words/')(source) && source.file !== FIRST_GAME,
);

describe('The shell knows no game', () => {
  test.each([
    ['names one', naming(SOURCES), [FIRST_GAME]],
    ['takes content for itself', collecting(SOURCES), []],
    ['dresses what only a game draws', dressing(SOURCES), []],
    ['speaks of its table', saying(others, OF_THE_TABLE), []],
    ['says its words', saying(SOURCES.filter(isOf('words/')), OF_ITS_SENTENCES), []],
    ['has its colours', saying(SOURCES.filter(isOf('styles/')), OF_THE_TABLE), []],
  ] as const)('no file of it %s', (_, found, excused) => {
    expect(found).toEqual(excused);
  });
});

/** Small houses, each with one breach. */
const file = (name: string, text: string): Source => ({ file: name, text });
const game = file('games/toy/table/Table.tsx', 'export const Table = () => <p class="pile big">Nine</p>;');

describe('What the shell knows of a game is found', () => {
  test.each<readonly [string, Source]>([
    ['in an address', file('widgets/a.tsx', "export const home = '/toy/lessons/';")],
    ['in a list of files', file('build/bundler-chunks.ts', "const first = ['games/toy/rules/view.ts'];")],
    ['in a template', file('widgets/a.ts', 'export const at = (id: string) => `/toy/replays/${id}/`;')],
    ['in markup', file('layouts/Page.astro', '---\n---\n<a href="/toy/">Rules</a>')],
    ['in a pattern', file('build/bundler-chunks.ts', 'const theirs = /games\\/toy\\//;')],
    ['in a style', file('styles/base.css', "[data-game='toy'] { color: red; }")],
    [
      'in a style of a layout',
      file('layouts/Page.astro', '---\n---\n<style>\n.toy { color: red; }\n</style>'),
    ],
    ['in its words', file('words/en/site.ts', "export const words = { makers: 'The toy is ours.' };")],
    ['on a page of the whole site', file('pages/404.astro', "---\nconst to = '/toy/';\n---\n<p>{to}</p>")],
  ])('%s', (_, source) => {
    expect(naming([game, source])).toEqual([source.file]);
  });

  test('a game that is called as a statement is, but not the statement', () => {
    const sources = [file('games/switch/rules/cards.ts', '')];
    const statement = file('widgets/a.ts', 'switch (1) { default: go(); }');
    const address = file('widgets/b.ts', "switch (1) { default: go('/switch/'); }");
    expect(naming([...sources, statement, address])).toEqual([address.file]);
  });

  test('and not where a game names itself, nor in a comment', () => {
    const own = file('games/toy/chart.ts', "export const id = 'toy';");
    const page = file('pages/toy/index.astro', "---\nconst to = '/toy/';\n---\n");
    const comment = file('widgets/a.ts', '// As the toy does.\nexport const one = 1; /* toy */');
    const markup = file('layouts/Page.astro', '---\n/* toy */\n---\n<!-- toy -->\n<main />');
    expect(naming([game, own, page, comment, markup])).toEqual([]);
  });

  test.each<readonly [string, Source]>([
    [
      'a collection',
      file('layouts/Page.astro', "---\nconst all = await getCollection('replays');\n---\n<main />"),
    ],
    ['an entry', file('components/one.ts', "export const one = getEntry('lessons', 'a');")],
    [
      'a folder',
      file('components/read.ts', "export const all = import.meta.glob('/content/*/cases/*.json');"),
    ],
    ['a file', file('build/x.ts', "export const at = new URL('../../content/a.json', import.meta.url);")],
  ])('where it takes content for itself: %s', (_, source) => {
    expect(collecting([game, source])).toEqual([source.file]);
  });

  test('where a sheet dresses what only a game draws', () => {
    const sheet = (selector: string) => file('styles/table.css', `${selector} { color: red; }`);
    const shell = file('widgets/Hand.tsx', 'export const Hand = () => <ul class="big" />;');
    expect(dressing([game, shell, sheet('.pile')])).toEqual(['styles/table.css']);
    expect(dressing([game, shell, sheet('.big:not(.pile)')])).toEqual(['styles/table.css']);
    expect(dressing([game, shell, sheet('.big')])).toEqual([]);
    expect(dressing([game, { ...sheet('.pile'), file: 'games/toy/table/table.css' }])).toEqual([]);
  });

  test('where it speaks of a seat or a card, whole words only', () => {
    const words = ['ann', 'pile'];
    expect(saying([game, file('widgets/a.ts', "export const seat = 'ann';")], words)).toEqual([
      'widgets/a.ts',
    ]);
    expect(saying([game, file('styles/a.css', "[data-seat='ann'] { color: red; }")], words)).toEqual([
      'styles/a.css',
    ]);
    expect(saying([game, file('widgets/a.ts', "export const say = 'planned';")], words)).toEqual([]);
    expect(saying([game], words)).toEqual([]);
  });
});
