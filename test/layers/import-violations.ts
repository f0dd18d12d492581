import { importsOf, type Import, type Source } from './read-imports.ts';
import { LAYERS, type Layer } from './allowed-imports.ts';

/** What the imports of all files say together, found in whatever files are given: who knows whom that should not. */

/** A place as the table names it: what a game has in its folder, and its pages, are the same for every game. */
function placed(path: string, games: readonly string[]): string {
  const [room = '', part = '', ...rest] = path.split('/');
  if (room === 'games') return ['game', ...path.split('/').slice(2)].join('/');
  return room === 'pages' && games.includes(part) ? ['game/pages', ...rest].join('/') : path;
}

/** The layer of the table that a file belongs to. */
export function layerOf(path: string, games: readonly string[]): string {
  const [room = '', part] = placed(path, games).split('/');
  return (room === 'game' && part !== undefined ? `${room}/${part}` : room).replace(
    /\.(ts|tsx|astro|css)$/,
    '',
  );
}

/** The games that have a folder. */
export function gamesIn(sources: readonly Source[]): readonly string[] {
  const named = sources.flatMap(({ file }) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(named)];
}

const told = ({ from, to, typeOnly }: Import) => `${from} ${typeOnly ? 'knows' : 'runs'} ${to}`;

/** The imports of files of one layer that the table does not allow. */
export function strangersOf({ name, runs, types = [], packages }: Layer, sources: readonly Source[]) {
  const games = gamesIn(sources);
  const isWithin = (path: string, place: string) =>
    placed(path, games) === place || placed(path, games).startsWith(`${place}/`);
  return sources
    .filter(({ file }) => layerOf(file, games) === name)
    .flatMap(importsOf)
    .filter(({ to, ours, typeOnly }) => {
      if (!ours) return !packages.includes(to);
      if (layerOf(to, games) === name) return false;
      return ![...runs, ...(typeOnly ? types : [])].some((place) => isWithin(to, place));
    })
    .map(told);
}

/** Those of all layers. */
export function strangersIn(sources: readonly Source[]): readonly string[] {
  return LAYERS.flatMap((layer) => strangersOf(layer, sources));
}

/** Imports from one game's folder or pages into those of another. */
export function crossingsIn(sources: readonly Source[]): readonly string[] {
  const games = gamesIn(sources);
  const gameOf = (path: string) => {
    const [room, part] = path.split('/');
    return room === 'games' || (room === 'pages' && games.includes(part ?? '')) ? part : undefined;
  };
  return sources
    .flatMap(importsOf)
    .filter(({ from, to, ours }) => ours && gameOf(from) !== undefined && gameOf(to) !== undefined)
    .filter(({ from, to }) => gameOf(from) !== gameOf(to))
    .map(told);
}

/** What is found by where it lies, and the other language's words, which every language has. */
const FOUND_BY_PLACE =
  /^(pages\/|content\.config|games\/[^/]+\/(bundler-chunks|command-line)\.)|(^|\/)(words|styles)\/(ja|text-types)\//;

/** The files that nothing reaches: no other file, no place where files are looked for, nor what starts them from outside of `src`. */
export function orphansIn(sources: readonly Source[], starts: string): readonly string[] {
  const named = sources.flatMap(importsOf).filter(({ from, to }) => !from.startsWith(`${to}.`));
  const reached = [...new Set(named.map(({ to }) => to))];
  const exactly = new Set(reached);
  const patterns = reached
    .filter((to) => to.includes('*'))
    .map((to) => new RegExp(`^${to.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`));
  return sources
    .map(({ file }) => file)
    .filter((file) => !FOUND_BY_PLACE.test(file) && !starts.includes(`src/${file}`))
    .filter((file) => {
      const bare = file.replace(/\.(ts|tsx|astro|css)$/, '');
      return !exactly.has(bare) && !patterns.some((pattern) => pattern.test(bare));
    });
}

/** The files that can be reached from themselves, by imports of any kind, each circle as its sorted list of files. */
export function circlesIn(sources: readonly Source[]): readonly (readonly string[])[] {
  const bare = (path: string) => path.replace(/\.(ts|tsx|astro|css)$/, '');
  const arrows = new Map<string, Set<string>>();
  for (const { from, to, ours } of sources.flatMap(importsOf)) {
    if (ours) arrows.set(bare(from), (arrows.get(bare(from)) ?? new Set<string>()).add(to));
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
