import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Which modules are loaded as one file. Files that are always wanted together pack better as one, and come sooner. */

/** What Rolldown can tell of the modules of a build, as far as it is asked here. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

interface Chunk {
  /** The name of the file that a module goes into; null leaves it to Rolldown. */
  readonly name: string | ((id: string, modules: Modules) => string | null);
  readonly test: RegExp;
  readonly priority: number;
}

/**
 * The facet `bundler-chunks.ts` of a game: files in its folder, each with all that it imports, that are loaded as one file. What several
 * games share lies in a file of its own, so that no page loads anything of another game.
 */
export interface GameChunks {
  /** What of the words is wanted where no table is: the rest of them comes with that. */
  readonly names: readonly string[];
  /** Wherever there is a table: the rules by which cards are moved, how it is drawn and what is said of it. */
  readonly table: readonly string[];
  /** Where moves are tried, they are judged as well. */
  readonly rules: readonly string[];
  /** Where somebody plays, the statechart plays too. */
  readonly statechart: readonly string[];
}

const inSrc = (path: string) => new URL(`../${path}`, import.meta.url);

/** What the games have of each group, from `src` on. */
const ofGames: Readonly<Record<keyof GameChunks, string[]>> = {
  names: [],
  table: [],
  rules: [],
  statechart: [],
};
for (const game of readdirSync(inSrc('games/'))) {
  const facet = inSrc(`games/${game}/bundler-chunks.ts`);
  if (!existsSync(facet)) continue;
  const { chunks } = (await import(facet.href)) as { readonly chunks: GameChunks };
  for (const group of Object.keys(ofGames) as (keyof GameChunks)[])
    ofGames[group].push(...chunks[group].map((file) => `games/${game}/${file}`));
}

/** A table is drawn and told of, and stepped through by a few buttons, before its moves are listed. */
const AT_THE_TABLE = [
  'machines/state-path.ts',
  'widgets/AnnouncedMessage.tsx',
  'widgets/replace-hand-on-table.ts',
  'widgets/replay/ReplayControls.tsx',
  'widgets/replay/positions-before-and-at-frame.ts',
  'widgets/stage/Stage.tsx',
  'widgets/use-focus-fallback.ts',
  'widgets/use-statechart-highlight.ts',
  'widgets/EventSentences.tsx',
  'widgets/viewer/MoveComment.tsx',
  'widgets/stage/ButtonBelowTable.tsx',
  ...ofGames.table,
];
/** A whole game has its moves beside it. */
const WITH_ITS_MOVES = [
  'widgets/viewer/MoveEvents.tsx',
  'widgets/viewer/ReplayStage.tsx',
  'widgets/viewer/use-stepped-replay.ts',
];

/** What is wanted by itself as well comes first, and must not bring the rest along. */
export const chunks: readonly Chunk[] = [
  // Every page wants some of these, most of them nothing else.
  {
    name: 'page',
    test: /\/src\/(kit\/parse-result|components\/watch-errors|widgets\/(site-url|announcement-level-setting|are-results-hidden|error-panel|is-covered-by-dialog|trusted-script|letter-shortcuts-setting|stage\/bring-stage-into-view)|words\/\w+\/language-code-and-url-prefix)\.ts$/,
    priority: 11,
  },
  // Whoever draws at all is woken within a boundary, and draws some parts later.
  {
    name: 'preact',
    test: /\/node_modules\/preact\/|\/widgets\/(use-lazy-component|copy-text|hydrate-with-error-boundary)\.ts$/,
    priority: 10,
  },
  // Where more is kept than a setting: of which game, and what can be damaged.
  {
    name: 'kept',
    test: /\/src\/(storage\/(stored-item|game-storage-key)|progress\/has-progress|components\/enclosing-game-id)\.ts$/,
    priority: 10,
  },
  // Rules are called by their names, and the names lead to them.
  ...within(
    'words',
    [...ofGames.names, 'widgets/stage/Stage.tsx', 'widgets/viewer/MoveEvents.tsx'],
    8,
    '(words/|table/RuleLink)',
  ),
  // What a lesson keeps of its reader, once there is anything to keep.
  {
    name: 'progress',
    test: /\/src\/(components\/store-and-mark-exercise-progress|progress\/(lesson-completion|progress|progress-store))\.ts$|\/node_modules\/valibot\//,
    priority: 7,
  },
  { name: 'cut-oversized-input', test: /\/kit\/cut-oversized-input\.ts$/, priority: 7 },
  {
    name: 'line',
    test: /\/replays\/(move-path|move-path-string|replay-frames)\.ts$/,
    priority: 7,
  },
  // Where a line is changed, and where an address is held against one.
  { name: 'step-at-path', test: /\/replays\/step-at-path\.ts$/, priority: 8 },
  // What is changed can be undone.
  { name: 'edit', test: /\/replays\/(edit-moves-and-variations|undo-history)\.ts$/, priority: 7 },
  ...within('table', AT_THE_TABLE, 5),
  ...within('rules', ofGames.rules, 4),
  ...within('statechart', ofGames.statechart, 3),
  // What was played in the sandbox is listed as well.
  ...within('moves', ['widgets/viewer/MoveList.tsx'], 2),
  ...within('replay', WITH_ITS_MOVES, 1),
];

/**
 * Two files: of the modules that one of some files of `src` needs, or of those in a place that a pattern gives, what is of the shell
 * and what is of a game. That of the shell comes first, for a module brings along whatever it imports that nobody has taken yet. Refuses
 * (throws) a file that is not there: nothing would go into it.
 */
function within(name: string, files: readonly string[], priority: number, place = ''): readonly Chunk[] {
  const ids = files.map((file) => fileURLToPath(inSrc(file)));
  const lost = ids.find((id) => !existsSync(id));
  if (lost !== undefined) throw new Error(`${lost} is no file`);
  const named = (id: string, modules: Modules) => (closureOf(ids, modules).has(id) ? byGame(name)(id) : null);
  const ofShell = place === '' ? /^(?!.*\/src\/games\/)/ : new RegExp(`/src/${place}`);
  return [
    { name: named, test: ofShell, priority: priority + 1 },
    { name: named, test: new RegExp(`/src/games/[\\w-]+/${place}`), priority },
  ];
}

/** Two games never share a file: what is of a game has the name with the game before it. */
function byGame(name: string): (id: string) => string {
  return (id) => {
    const [, game] = /\/src\/games\/([\w-]+)\//.exec(id) ?? [];
    return game === undefined ? name : `${game}-${name}`;
  };
}

/** Some modules and all that they import, and so on. */
function closureOf(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(ids);
  // A set goes on with what is added while it is gone through.
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
