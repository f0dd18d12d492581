import { existsSync } from 'node:fs';
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

/** Wherever there is a table, cards are moved by the rules and by the statechart, which tells where it stands. */
const AT_THE_TABLE = [
  'games/jekyll-vs-hyde/rules/view.ts',
  'games/jekyll-vs-hyde/statechart.ts',
  'machines/chart-place.ts',
  'games/jekyll-vs-hyde/table/Table.tsx',
  'widgets/use-statechart-highlight.ts',
];
/** Where a game is stepped through it is told as well. */
const STEPPED_THROUGH = [
  'games/jekyll-vs-hyde/face.tsx',
  'widgets/viewer/Comment.tsx',
  'widgets/viewer/Events.tsx',
  'widgets/LiveRegion.tsx',
  'widgets/replay/Controls.tsx',
  'widgets/replay/use-steps.ts',
];
/** A whole game has its moves beside it. */
const WITH_ITS_MOVES = [
  'widgets/viewer/MoveEvents.tsx',
  'widgets/viewer/MoveList.tsx',
  'widgets/viewer/ReplayBoard.tsx',
  'widgets/viewer/use-replay.ts',
];

/** What is wanted by itself as well comes first, and must not bring the rest along. */
export const chunks: readonly Chunk[] = [
  { name: 'preact', test: /\/node_modules\/preact\//, priority: 5 },
  {
    name: within('words', [
      ...AT_THE_TABLE,
      'games/jekyll-vs-hyde/voice.tsx',
      'widgets/viewer/MoveEvents.tsx',
    ]),
    test: /\/src\/(games\/[\w-]+\/)?words\//,
    priority: 4,
  },
  // Every page wants some of these, most of them nothing else.
  {
    name: 'page',
    test: /\/src\/(kit\/(result|bounds)|games\/[\w-]+\/rules\/game-id|components\/game-around|progress\/any|storage\/\w+|widgets\/(site-url|narration|error-panel|trusted-script|letter-shortcuts)|words\/\w+\/language)\.ts$|vite\/preload-helper/,
    priority: 5,
  },
  // What a lesson keeps of its reader, once there is anything to keep.
  {
    name: 'progress',
    test: /\/src\/(components\/progress-marks|progress\/(progress|store))\.ts$|\/node_modules\/valibot\//,
    priority: 3,
  },
  { name: 'free-text', test: /\/kit\/free-text\.ts$/, priority: 3 },
  { name: 'lazy', test: /\/use-lazy-component\.ts$/, priority: 3 },
  { name: 'rule-link', test: /\/RuleLink\.tsx$/, priority: 3 },
  { name: within('table', AT_THE_TABLE), test: /./, priority: 2 },
  { name: within('steps', STEPPED_THROUGH), test: /./, priority: 1 },
  { name: within('replay', WITH_ITS_MOVES), test: /./, priority: 0 },
];

/** The name, for a module that one of some files of `src` needs. Refuses (throws) a file that is not there: nothing would go into it. */
function within(name: string, files: readonly string[]): Chunk['name'] {
  const ids = files.map((file) => fileURLToPath(new URL(`../${file}`, import.meta.url)));
  const lost = ids.find((id) => !existsSync(id));
  if (lost !== undefined) throw new Error(`${lost} is no file`);
  return (id, modules) => (closureOf(ids, modules).has(id) ? name : null);
}

/** Some modules and all that they import, and so on. */
function closureOf(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(ids);
  // A set goes on with what is added while it is gone through.
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
