import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Which part of the house may know which: read off the imports, so that the plan and the code cannot part. */

const SRC = new URL('../src/', import.meta.url).pathname;

interface Layer {
  readonly name: string;
  /** Layers whose code it may run. */
  readonly runs: readonly string[];
  /** Layers, or single files of them, of which it may know the types besides. */
  readonly types?: readonly string[];
  /** Packages it may import; `node` is Node itself. */
  readonly packages: readonly string[];
}

/** What a game has besides words and pictures: it runs anywhere, and always the same. */
const ENGINE = [
  'game/rules', 'game/solver', 'game/past', 'game/possible', 'game/record', 'game/analysis', 'game/opponents', 'game/puzzles',
  'game/findings', 'game/exercises', 'game/facts', 'game/statechart', 'game/playing-machine', 'game/machine', 'game/board', 'game/casebook',
]; // prettier-ignore

/**
 * From the ground up: nothing knows what stands below it in this list. First the shell, which serves any game, then what a game
 * has in its own folder (`game/rules` is `games/jekyll-vs-hyde/rules`), then what is made of both.
 */
const LAYERS: readonly Layer[] = [
  { name: 'kit', runs: [], packages: ['valibot'] },
  { name: 'replays', runs: ['kit'], packages: ['valibot'] },
  { name: 'storage', runs: [], packages: [] },
  { name: 'studies', runs: ['kit', 'replays', 'storage'], packages: ['valibot', 'idb'] },
  { name: 'progress', runs: ['kit', 'storage'], packages: ['valibot', 'ts-fsrs'] },
  { name: 'machines', runs: ['kit'], packages: ['xstate'] },
  { name: 'words', runs: [], types: ['kit', 'replays', 'storage', 'progress', 'machines'], packages: [] },
  { name: 'styles', runs: [], packages: ['@fontsource/abril-fatface'] },
  {
    name: 'widgets',
    runs: ['kit', 'replays', 'storage', 'studies', 'progress', 'machines', 'words', 'styles'],
    // Astro only for the types of a directive.
    packages: ['preact', 'astro'],
  },
  {
    name: 'components',
    runs: ['kit', 'replays', 'storage', 'progress', 'machines', 'words', 'widgets'],
    // Pictures for other sites are drawn while the site is built.
    packages: [
      'astro', 'elkjs', 'satteri', '@observablehq/plot', 'linkedom', 'node', 'sharp',
      '@fontsource/crimson-pro', '@fontsource/abril-fatface', '@fontsource/zen-antique',
    ], // prettier-ignore
  },
  { name: 'layouts', runs: ['words', 'widgets', 'styles', 'components'], packages: ['astro'] },

  { name: 'game/rules', runs: ['kit'], packages: ['valibot'] },
  { name: 'game/solver', runs: ['kit', 'game/rules'], packages: [] },
  { name: 'game/past', runs: ['kit', 'game/rules'], packages: [] },
  { name: 'game/possible', runs: ['kit', 'game/rules', 'game/past'], packages: [] },
  { name: 'game/record', runs: ['kit', 'replays', 'game/rules'], packages: ['valibot'] },
  { name: 'game/analysis', runs: ['kit', 'replays', 'game/rules', 'game/solver'], packages: [] },
  { name: 'game/opponents', runs: ['kit', 'game/rules', 'game/solver'], packages: [] },
  {
    name: 'game/puzzles',
    runs: ['kit', 'game/rules', 'game/solver', 'game/analysis', 'game/opponents'],
    packages: [],
  },
  { name: 'game/findings', runs: ['kit', 'game/rules', 'game/solver', 'game/opponents'], packages: [] },
  { name: 'game/exercises', runs: ['kit', 'game/rules'], packages: [] },
  { name: 'game/facts', runs: ['kit', 'game/rules'], packages: [] },
  { name: 'game/statechart', runs: ['kit', 'machines', 'game/rules'], packages: ['xstate'] },
  { name: 'game/playing-machine', runs: ['kit', 'machines', 'game/rules', 'game/statechart'], packages: [] },
  {
    name: 'game/machine',
    runs: ['kit', 'game/rules', 'game/statechart', 'game/playing-machine'],
    packages: [],
  },
  {
    name: 'game/board',
    runs: ['kit', 'replays', 'game/rules', 'game/possible', 'game/statechart'],
    packages: [],
  },
  { name: 'game/casebook', runs: ['kit', 'game/rules', 'game/statechart'], packages: ['valibot'] },
  {
    name: 'game/words',
    // What a sentence says of a card or a count is asked of the game, not written again: its vocabulary, and no rule.
    runs: ['words', 'game/rules/cards', 'game/rules/track'],
    types: ['kit', 'replays', ...ENGINE],
    packages: [],
  },
  {
    name: 'game/table',
    runs: ['kit', 'words', 'styles', 'widgets', 'game/rules', 'game/words'],
    packages: ['preact'],
  },
  {
    name: 'game/voice',
    runs: ['words', 'widgets', 'game/rules', 'game/words', 'game/table'],
    packages: [],
  },
  {
    name: 'game/face',
    runs: [
      'words',
      'widgets',
      'game/rules',
      'game/playing-machine',
      'game/words',
      'game/table',
      'game/voice',
    ],
    packages: [],
  },
  { name: 'game/playing-face', runs: ['widgets', 'game/rules', 'game/table', 'game/face'], packages: [] },
  {
    name: 'game/widgets',
    runs: [
      'kit', 'replays', 'storage', 'studies', 'progress', 'machines', 'words', 'styles', 'widgets',
      ...ENGINE, 'game/words', 'game/table', 'game/voice', 'game/face', 'game/playing-face',
    ], // prettier-ignore
    packages: ['preact'],
  },
  {
    name: 'game/components',
    runs: [
      'kit', 'replays', 'machines', 'words', 'widgets', 'components', 'layouts', 'styles',
      ...ENGINE, 'game/words', 'game/table', 'game/voice', 'game/widgets',
    ], // prettier-ignore
    packages: ['astro', 'satteri', '@observablehq/plot', 'linkedom'],
  },
  {
    name: 'game/lesson',
    runs: [
      'kit',
      'replays',
      'words',
      'widgets',
      'components',
      ...ENGINE,
      'game/words',
      'game/table',
      'game/voice',
      'game/widgets',
      'game/components',
    ],
    packages: ['astro'],
  },

  {
    name: 'pages',
    runs: [
      'kit', 'replays', 'words', 'widgets', 'styles', 'components', 'layouts',
      ...ENGINE, 'game/words', 'game/table', 'game/face', 'game/widgets', 'game/lesson', 'game/components',
    ], // prettier-ignore
    // Pictures for home screens are drawn while the site is built.
    packages: ['astro', 'node', 'sharp'],
  },
  {
    name: 'build',
    runs: ['words/languages'],
    // What draws the islands of Preact is put in the place of Astro's own.
    packages: ['node', 'astro', '@astrojs/preact', 'pagefind', 'subset-font', 'typescript'],
  },
  { name: 'offline', runs: [], packages: [] },
  { name: 'cli', runs: ['kit', 'replays', 'words', 'build', ...ENGINE, 'game/words'], packages: ['node'] },
  {
    name: 'content.config',
    runs: ['kit', 'replays', 'words', ...ENGINE, 'game/words'],
    packages: ['astro', 'node'],
  },
];

/** Those that run anywhere, and always the same: no browser, no clock, no chance but the one that is handed to them. */
const PURE = ['kit', 'replays', 'machines', 'words', ...ENGINE, 'game/words'];
const IMPURE = [
  'window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'process',
  'Date', 'performance', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'crypto', 'Math.random',
]; // prettier-ignore

const NO_NAMES = ['utils', 'helpers', 'common', 'lib', 'types'];

/** So many lines may a file have, of code or of style, and so many a function, from its first line to its last. */
const MOST_LINES = { file: 250, function: 60 };
const LONG_FILES: Readonly<Record<string, string>> = {
  'games/jekyll-vs-hyde/words/en/sandbox.ts': 'a dictionary',
  'games/jekyll-vs-hyde/words/ja/sandbox.ts': 'a dictionary',
  'games/jekyll-vs-hyde/widgets/study/StudyPage.tsx': 'to be parted with the page that it draws',
  'offline/worker.ts': 'a service worker is one script, and is built without a bundler',
};
/** Functions that are longer, by the file and their name. */
const LONG_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'holds short functions that share a state': [
    'games/jekyll-vs-hyde/solver/potionless-race.ts createRace',
    'games/jekyll-vs-hyde/solver/search.ts createSearch',
    'games/jekyll-vs-hyde/solver/transposition-table.ts createTable',
    'games/jekyll-vs-hyde/widgets/sandbox/use-drag.ts (nameless)',
    'games/jekyll-vs-hyde/widgets/sandbox/use-drag.ts useDrag',
    'games/jekyll-vs-hyde/widgets/solving/solver-client.ts createSolverClient',
    'replays/text/moves.ts readMoves',
    'replays/text/moves.ts walk',
    'replays/text/tree.ts gamesOf',
  ],
  'is the inner loop of the solver, in one piece for its speed': [
    'games/jekyll-vs-hyde/solver/search.ts lead',
  ],
  'draws a page, a panel or a list together with what it answers to: to be parted when it is next touched': [
    'games/jekyll-vs-hyde/casebook/case.ts readCase',
    'games/jekyll-vs-hyde/table/PlayerHand.tsx PlayerHand',
    'games/jekyll-vs-hyde/widgets/play/Match.tsx Match',
    'games/jekyll-vs-hyde/widgets/play/Play.tsx Play',
    'games/jekyll-vs-hyde/widgets/play/RoundEnd.tsx RoundEnd',
    'games/jekyll-vs-hyde/widgets/puzzles/Endless.tsx Endless',
    'games/jekyll-vs-hyde/widgets/puzzles/Puzzle.tsx Puzzle',
    'games/jekyll-vs-hyde/widgets/quiz/Drill.tsx Drill',
    'games/jekyll-vs-hyde/widgets/quiz/ExerciseQuestion.tsx ExerciseQuestion',
    'games/jekyll-vs-hyde/widgets/quiz/ProgressPage.tsx ProgressPage',
    'games/jekyll-vs-hyde/widgets/recorder/RecordSheet.tsx RecordSheet',
    'games/jekyll-vs-hyde/widgets/recorder/Recorder.tsx Recorder',
    'games/jekyll-vs-hyde/widgets/sandbox/FindOne.tsx FindOne',
    'games/jekyll-vs-hyde/widgets/sandbox/PairGrid.tsx PairGrid',
    'games/jekyll-vs-hyde/widgets/sandbox/PositionFields.tsx PositionFields',
    'games/jekyll-vs-hyde/widgets/sandbox/Sandbox.tsx Sandbox',
    'games/jekyll-vs-hyde/widgets/sandbox/Start.tsx Start',
    'games/jekyll-vs-hyde/widgets/sandbox/use-board.ts useBoard',
    'games/jekyll-vs-hyde/widgets/scene/GuidedRound.tsx Round',
    'games/jekyll-vs-hyde/widgets/share/SharePanel.tsx SharePanel',
    'games/jekyll-vs-hyde/widgets/study/ImportBox.tsx ImportBox',
    'games/jekyll-vs-hyde/widgets/study/StudyList.tsx StudyList',
    'games/jekyll-vs-hyde/widgets/study/StudyPage.tsx StudyPage',
    'games/jekyll-vs-hyde/widgets/worth/use-worth.ts useWorth',
    'replays/text/headers.ts readHead',
  ],
};

// -------------------------------------------------------------------------------------------------------- reading

interface Import {
  /** From `src`, as in `games/jekyll-vs-hyde/rules/cards.ts`. */
  readonly from: string;
  /** A file from `src` without its ending, or the name of a package. */
  readonly to: string;
  readonly ours: boolean;
  /** Whether nothing of it is left at run time. */
  readonly typeOnly: boolean;
}

const FILES = readdirSync(SRC, { recursive: true, withFileTypes: true });
const CODE = FILES.filter((entry) => entry.isFile() && /(?<!\.d)\.(ts|tsx|astro)$/.test(entry.name)).map(
  (entry) => relative(SRC, join(entry.parentPath, entry.name)),
);
const PARSED = CODE.map((file) => ({ file, source: parse(file) }));
const IMPORTS = PARSED.flatMap(({ file, source }) => importsOf(file, source));

function parse(file: string): ts.SourceFile {
  const text = readFileSync(join(SRC, file), 'utf8');
  const code = file.endsWith('.astro') ? scriptsOf(text) : text;
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
}

/** The code of an Astro component: what stands between its fences and in its scripts. */
function scriptsOf(text: string): string {
  const [, fenced = ''] = /^---\n([^]*?)\n---/.exec(text) ?? [];
  return [
    fenced,
    ...Array.from(text.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, code = '']) => code),
  ].join('\n');
}

function importsOf(file: string, source: ts.SourceFile): readonly Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return;
    found.push({ from: file, ...target(file, specifier.text), typeOnly });
  };
  const visit = (node: ts.Node) => {
    // `import { type A }` still loads the module; `import type { A }` does not.
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function target(file: string, specifier: string): Pick<Import, 'to' | 'ours'> {
  const bare = (path: string) => path.replace(/\.(ts|tsx|astro|css)$/, '');
  // The words and the type of the language that is being built: every language has the same files.
  const said = /^#said\/(?:([^/]+)\/)?([^/]+)$/.exec(specifier);
  if (said !== null)
    return { to: `${said[1] === undefined ? '' : `games/${said[1]}/`}words/en/${said[2]}`, ours: true };
  if (specifier.startsWith('#set/')) return { to: specifier.replace('#set', 'styles/en'), ours: true };
  if (specifier.startsWith('#')) return { to: bare(specifier.slice(1)), ours: true };
  if (specifier.startsWith('.')) return { to: bare(join(dirname(file), specifier)), ours: true };
  const [name = ''] = /^(@[^/]+\/)?[^/:]+/.exec(specifier) ?? [];
  return { to: name, ours: false };
}

/** A place as the table names it: what a game has in its folder is the same for every game. */
const placed = (path: string) => path.replace(/^games\/[^/]+/, 'game');
const layerOf = (path: string) => {
  const [room = '', part = ''] = placed(path).split('/');
  return (room === 'game' ? `${room}/${part}` : room).replace(/\.(ts|tsx|astro)$/, '');
};
const isWithin = (path: string, place: string) =>
  placed(path) === place || placed(path).startsWith(`${place}/`);

/** What a file names without having made it: globals, and `Math.random`. */
function globalsOf(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node) && IMPURE.includes(node.getText())) found.push(node.getText());
    const named = node.parent as ts.Node | undefined;
    const isName =
      named !== undefined &&
      ((ts.isPropertyAccessExpression(named) && named.name === node) ||
        ts.isPropertyAssignment(named) ||
        ts.isPropertySignature(named));
    if (ts.isIdentifier(node) && !isName && IMPURE.includes(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The files that can be reached from themselves, by imports of any kind, each circle as its sorted list of files. */
function circlesIn(imports: readonly Pick<Import, 'from' | 'to'>[]): readonly (readonly string[])[] {
  const bare = (path: string) => path.replace(/\.(ts|tsx|astro)$/, '');
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const known = arrows.get(bare(from)) ?? new Set();
    arrows.set(bare(from), known.add(to));
  }
  const reach = (start: string) => {
    const reached = new Set<string>();
    const waiting = [...(arrows.get(start) ?? [])];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      waiting.push(...(arrows.get(file) ?? []));
    }
    return reached;
  };
  const reached = new Map(Array.from(arrows.keys(), (file) => [file, reach(file)]));
  const circles = Array.from(reached)
    .filter(([file, from]) => from.has(file))
    .map(([file, from]) =>
      [...from]
        .filter((other) => reached.get(other)?.has(file))
        .sort()
        .join(' '),
    );
  return [...new Set(circles)].sort().map((files) => files.split(' '));
}

/** The functions of a file with more lines than they may have, by their names; one without a name has that of what it is given to. */
function longFunctionsIn(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1;
      const { parent } = node;
      const given =
        ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : undefined;
      if (lines > MOST_LINES.function) found.push((node.name ?? given)?.getText(source) ?? '(nameless)');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const linesOf = (text: string) => text.trimEnd().split('\n').length;

// -------------------------------------------------------------------------------------------------------- holding

describe('Arrows between the layers run one way', () => {
  test.each(LAYERS)('$name knows nothing but its own ground', ({ name, runs, types = [], packages }) => {
    const strangers = IMPORTS.filter(({ from, to, ours, typeOnly }) => {
      if (layerOf(from) !== name || (ours && layerOf(to) === name)) return false;
      if (!ours) return !packages.includes(to);
      return ![...runs, ...(typeOnly ? types : [])].some((place) => isWithin(to, place));
    });
    expect(strangers.map(({ from, to, typeOnly }) => `${from} ${typeOnly ? 'knows' : 'runs'} ${to}`)).toEqual(
      [],
    );
  });

  test('the table itself goes from the ground up', () => {
    const names = LAYERS.map(({ name }) => name);
    for (const [index, { runs, types = [] }] of LAYERS.entries()) {
      for (const place of [...runs, ...types]) expect(names.slice(0, index)).toContain(layerOf(place));
    }
  });

  test('no file reaches itself, not even by the types it knows', () => {
    expect(circlesIn(IMPORTS.filter(({ ours }) => ours))).toEqual([]);
  });

  test('a circle is found whatever else its files know', () => {
    const arrow = (from: string, to: string) => ({ from, to });
    expect(
      circlesIn([
        arrow('a.ts', 'b'),
        arrow('b.tsx', 'c'),
        arrow('c.ts', 'b'),
        arrow('c.ts', 'd'),
        arrow('e.astro', 'e'),
      ]),
    ).toEqual([['b', 'c'], ['e']]);
  });

  test('every file of src has its place in the table', () => {
    const names = LAYERS.map(({ name }) => name);
    expect(CODE.filter((file) => !names.includes(layerOf(file)))).toEqual([]);
  });

  test('games never import each other', () => {
    const gameOf = (path: string) => path.split('/')[1];
    const crossing = IMPORTS.filter(
      ({ from, to, ours }) =>
        ours && from.startsWith('games/') && to.startsWith('games/') && gameOf(from) !== gameOf(to),
    );
    expect(crossing).toEqual([]);
  });

  test('the imports are really read', () => {
    expect(IMPORTS).toContainEqual({
      from: 'games/jekyll-vs-hyde/machine.ts',
      to: 'kit/machine',
      ours: true,
      typeOnly: true,
    });
    expect(IMPORTS).toContainEqual({
      from: 'games/jekyll-vs-hyde/words/en/game.ts',
      to: 'games/jekyll-vs-hyde/rules/cards',
      ours: true,
      typeOnly: false,
    });
    expect(IMPORTS.some(({ from }) => from.endsWith('.astro'))).toBe(true);
    expect(IMPORTS.some(({ to, ours }) => to === 'xstate' && !ours)).toBe(true);
  });
});

describe('The rules and what reads them run anywhere and always the same', () => {
  test.each(PURE)('%s touches no browser, no clock and no chance of its own', (layer) => {
    const touched = PARSED.filter(({ file }) => layerOf(file) === layer).flatMap(({ file, source }) =>
      globalsOf(source).map((name) => `${file} uses ${name}`),
    );
    expect(touched).toEqual([]);
  });
});

describe('A thing is named for what it is', () => {
  test.each(['src', 'test', 'content'])('no folder of %s is a drawer for odds and ends', (root) => {
    const folders = readdirSync(join(SRC, '..', root), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).filter((name) => NO_NAMES.includes(name))).toEqual([]);
  });
});

describe('A file holds one idea, and a function one step', () => {
  test('no file of src is too long', () => {
    const written = FILES.filter((entry) => entry.isFile() && /\.(ts|tsx|astro|css)$/.test(entry.name)).map(
      (entry) => relative(SRC, join(entry.parentPath, entry.name)),
    );
    const long = written.filter((file) => linesOf(readFileSync(join(SRC, file), 'utf8')) > MOST_LINES.file);
    // Whoever shortens one takes it off the list.
    expect(long.toSorted()).toEqual(Object.keys(LONG_FILES).toSorted());
  });

  test('no function of src is too long', () => {
    const excused = Object.values(LONG_FUNCTIONS).flat();
    const long = PARSED.flatMap(({ file, source }) =>
      longFunctionsIn(source).map((name) => `${file} ${name}`),
    );
    expect(long.toSorted()).toEqual(excused.toSorted());
  });

  test('a line too many is found, in whatever kind of function', () => {
    const body = (lines: number) => '{\n'.concat('go();\n'.repeat(lines - 2), '}');
    const read = (text: string) =>
      longFunctionsIn(ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true));
    expect(read(`function f() ${body(MOST_LINES.function)}`)).toEqual([]);
    const long = body(MOST_LINES.function + 1);
    expect(
      read(
        `function f() ${long}\nconst g = () => ${long};\nconst o = { h() ${long}, i: () => ${long} };\ngo(() => ${long});`,
      ),
    ).toEqual(['f', 'g', 'h', 'i', '(nameless)']);
    expect(linesOf('go();\n'.repeat(MOST_LINES.file + 1))).toBe(MOST_LINES.file + 1);
  });
});
