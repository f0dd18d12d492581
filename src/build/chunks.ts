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
  'widgets/jekyll-vs-hyde/Table.tsx',
  'machines/jekyll-vs-hyde.ts',
  'machines/place.ts',
  'widgets/use-chart-light.ts',
].map((file) => fileURLToPath(new URL(`../${file}`, import.meta.url)));

/** What some of those import is also wanted where there is no table, and must not bring it along. */
export const chunks: readonly Chunk[] = [
  { name: 'preact', test: /\/node_modules\/preact\//, priority: 3 },
  { name: 'result', test: /\/src\/kit\/result\.ts$/, priority: 3 },
  { name: atTheTable('words'), test: /\/src\/words\//, priority: 2 },
  { name: atTheTable('table'), test: /./, priority: 1 },
];

/** The name, for a module that is needed at the table. */
function atTheTable(name: string): Chunk['name'] {
  return (id, modules) => (closureOf(AT_THE_TABLE, modules).has(id) ? name : null);
}

/** Some modules and all that they import, and so on. */
function closureOf(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(ids);
  // A set goes on with what is added while it is gone through.
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
