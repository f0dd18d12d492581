import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  circlesIn,
  crossingsIn,
  gamesIn,
  layerOf,
  orphansIn,
  strangersIn,
  strangersOf,
} from './import-violations.ts';
import { importsOf, SOURCES, type Source } from './read-imports.ts';
import { LAYERS } from './allowed-imports.ts';

/** Which part of the house may know which: read off the imports, so that the plan and the code cannot part. */

const GAMES = gamesIn(SOURCES);
const names = LAYERS.map(({ name }) => name);

describe('Arrows between the layers run one way', () => {
  test.each(LAYERS)('$name knows nothing but its own ground', (layer) => {
    expect(strangersOf(layer, SOURCES)).toEqual([]);
  });

  test('nobody knows a game that should not', () => {
    expect(strangersIn(SOURCES)).toEqual([]);
  });

  test('the table itself goes from the ground up', () => {
    for (const [index, { runs, types = [] }] of LAYERS.entries()) {
      for (const place of [...runs, ...types]) expect(names.slice(0, index)).toContain(layerOf(place, GAMES));
    }
  });

  test('every file of src has its place in the table', () => {
    expect(
      SOURCES.filter(({ file }) => !names.includes(layerOf(file, GAMES))).map(({ file }) => file),
    ).toEqual([]);
  });

  test('no file reaches itself, not even by the types it knows', () => {
    expect(circlesIn(SOURCES)).toEqual([]);
  });

  test('no file lies there that nothing reaches', () => {
    const starts = ['package.json', 'astro.config.mjs'].map((name) =>
      readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'),
    );
    expect(orphansIn(SOURCES, starts.join())).toEqual([]);
  });

  test('games never import each other', () => {
    expect(crossingsIn(SOURCES)).toEqual([]);
  });

  test('the imports are really read', () => {
    const imports = SOURCES.flatMap(importsOf);
    expect(imports).toContainEqual({
      from: 'games/jekyll-vs-hyde/machine-with-statechart-and-dealing.ts',
      to: 'kit/game-machine',
      ours: true,
      typeOnly: true,
    });
    expect(imports).toContainEqual({
      from: 'games/jekyll-vs-hyde/words/en/names.ts',
      to: 'games/jekyll-vs-hyde/rules/cards',
      ours: true,
      typeOnly: false,
    });
    expect(imports.some(({ from }) => from.endsWith('.astro'))).toBe(true);
    expect(imports.some(({ from, to }) => from.endsWith('.css') && to === 'styles/cascade-layers')).toBe(
      true,
    );
    expect(imports.some(({ to, ours }) => to === 'xstate' && !ours)).toBe(true);
  });
});

/** Small houses, each with one breach, and what is found in it. */
const file = (name: string, text: string): Source => ({ file: name, text });
const face = file('games/toy/face.tsx', '');
const RUNS = 'widgets/scene/Scene.tsx runs games/toy/face';

test('A file that nothing reaches is found, and none that is reached by a pattern or started', () => {
  const sources = [
    file('listed-games.ts', "export const all = import.meta.glob('./games/*/face.tsx');"),
    face,
    file('cli/main.ts', "import '../kit/told.ts';"),
    file('kit/told.ts', ''),
    file('kit/forgotten.ts', ''),
  ];
  expect(orphansIn(sources, '"node src/cli/main.ts" src/listed-games.ts')).toEqual(['kit/forgotten.ts']);
});

describe('A breach is found whatever way it takes', () => {
  test.each<readonly [string, string, string]>([
    ['by its path', "import { face } from '../../games/toy/face.tsx';", RUNS],
    ['by the alias of the games', "import { face } from '#games/toy/face.tsx';", RUNS],
    ['for its effect alone', "import '#games/toy/face.tsx';", RUNS],
    ['by handing it on', "export { face } from '#games/toy/face.tsx';", RUNS],
    ['when it is asked for', "void import('#games/toy/face.tsx');", RUNS],
    ['by what a bundler gathers', "import.meta.glob('../../games/toy/face.tsx');", RUNS],
    ['by several that it gathers', "import.meta.glob(['../x.ts', '/src/games/toy/face.tsx']);", RUNS],
    ['as a worker', "new Worker(new URL('../../games/toy/face.tsx', import.meta.url));", RUNS],
    ['as text', "import text from '#games/toy/face.tsx?raw';", RUNS],
    ['by its type alone', "import type { Face } from '#games/toy/face.tsx';", RUNS.replace('runs', 'knows')],
    ['by a type in place', "type Face = import('#games/toy/face.tsx').Face;", RUNS.replace('runs', 'knows')],
    [
      'by its words',
      "import { words } from '#said/toy/game';",
      'widgets/scene/Scene.tsx runs games/toy/words/en/game',
    ],
    [
      'by its style sheet',
      "import '#games/toy/table/table.css';",
      'widgets/scene/Scene.tsx runs games/toy/table/table',
    ],
  ])('A widget of the shell reaches a game %s', (_, text, found) => {
    expect(strangersIn([face, file('widgets/scene/Scene.tsx', text)])).toEqual([found]);
  });

  test.each<readonly [string, string]>([
    ['by name', "@import '../games/toy/table/table.css';"],
    ['by address', '@import url("../games/toy/table/table.css") layer(game);'],
    ['for a picture', '.card { background: url(../games/toy/table/table.css); }'],
  ])('A sheet of the shell takes in one of a game %s', (_, text) => {
    expect(strangersIn([face, file('styles/base.css', text)])).toEqual([
      'styles/base.css runs games/toy/table/table',
    ]);
  });

  test.each<readonly [string, string]>([
    ['in its code', "---\nimport { face } from '#games/toy/face.tsx';\n---\n<main />"],
    ['in a script', "---\n---\n<main />\n<script>\n  import '#games/toy/face.tsx';\n</script>"],
  ])('A layout reaches a game %s', (_, text) => {
    expect(strangersIn([face, file('layouts/Page.astro', text)])).toEqual([
      'layouts/Page.astro runs games/toy/face',
    ]);
  });

  test('A page of the whole site reaches a game; the page of that game may', () => {
    const text = "---\nimport { face } from '#games/toy/face.tsx';\n---\n";
    expect(strangersIn([face, file('pages/index.astro', text), file('pages/toy/index.astro', text)])).toEqual(
      ['pages/index.astro runs games/toy/face'],
    );
  });

  test.each<readonly [string, string, string]>([
    ['code of another', "import '#games/other/face.tsx';", 'games/toy/face.tsx runs games/other/face'],
    [
      'words of another',
      "import { words } from '#said/other/game';",
      'games/toy/face.tsx runs games/other/words/en/game',
    ],
    [
      'types of another',
      "import type { State } from '../other/rules/state.ts';",
      'games/toy/face.tsx knows games/other/rules/state',
    ],
  ])('A game reaches the %s', (_, text, found) => {
    expect(crossingsIn([file('games/other/face.tsx', ''), { ...face, text }])).toEqual([found]);
  });

  test('A page of one game reaches the code of another', () => {
    const page = file('pages/toy/index.astro', "---\nimport '#games/other/face.tsx';\n---\n");
    expect(crossingsIn([face, file('games/other/face.tsx', ''), page])).toEqual([
      'pages/toy/index.astro runs games/other/face',
    ]);
  });

  test('Rules reach what draws them', () => {
    const rules = file('games/toy/rules/judge.ts', "import '../table/Table.tsx';");
    expect(strangersIn([rules])).toEqual(['games/toy/rules/judge.ts runs games/toy/table/Table']);
  });

  test('A package comes in where it has no business', () => {
    expect(strangersIn([file('kit/parse-result.ts', "import { h } from 'preact';")])).toEqual([
      'kit/parse-result.ts runs preact',
    ]);
  });

  test('A circle is found whatever else its files know, and a file that imports itself', () => {
    expect(
      circlesIn([
        file('kit/a.ts', "import './b.tsx';"),
        file('kit/b.tsx', "import type { C } from './c.ts';"),
        file('kit/c.ts', "import './b.tsx';\nimport './d.ts';"),
        file('kit/d.ts', ''),
        file('kit/e.astro', "---\nimport './e.astro';\n---"),
      ]),
    ).toEqual([['kit/b', 'kit/c'], ['kit/e']]);
  });

  test('Comments and what lies outside are no imports', () => {
    const text = "// import '#games/toy/face.tsx';\nnew URL('../../../content/toy.json', import.meta.url);";
    expect(strangersIn([face, file('widgets/scene/Scene.tsx', text)])).toEqual([]);
  });
});
