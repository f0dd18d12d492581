import { release, SCOPE, partOf } from './release-manifest.ts';

/** Where versions are kept: a shelf for each part of one, of this site and no other on its origin. */

/** How the name of a shelf begins; the version and the part follow. */
const SHELF = `cabinet ${SCOPE} `;
/** How it began before it said whose it is. */
const OLD_SHELF = /^cabinet-([0-9a-f]+)-(\w+)$/;
/** Where a shelf keeps the list of what is on it. */
export const LIST = new URL('.release', SCOPE).href;

/** A part of a version that is kept. */
export interface Shelf {
  readonly name: string;
  readonly version: string;
  readonly part: string;
  readonly cache: Cache;
  /** The addresses of its files by their hashes. */
  readonly paths: ReadonlyMap<string, string>;
}

/** The name of the shelf for a part of this version. */
export const shelfOf = (part: string) => `${SHELF}${release.version} ${part}`;
/** Whether a shelf is for a part of this version, by its name. */
export const isOfThis = (shelf: string) => shelf.startsWith(`${SHELF}${release.version} `);

/** The version and the part that a name of a shelf says; null where it is none of this site's. */
async function placeOf(name: string): Promise<Pick<Shelf, 'version' | 'part'> | null> {
  if (name.startsWith(SHELF)) {
    const [version = '', part = ''] = name.slice(SHELF.length).split(' ');
    return { version, part };
  }
  const [, version, part] = OLD_SHELF.exec(name) ?? [];
  if (version === undefined || part === undefined) return null;
  const cache = await caches.open(name);
  // Those of another Cabinet have other addresses, also where its folder lies within this one's.
  const isOurs = (await cache.keys()).some(({ url }) => url === LIST || partOf(url) !== undefined);
  return isOurs ? { version, part } : null;
}

/** The shelves of this site that are whole, oldest first. */
export async function shelves(): Promise<readonly Shelf[]> {
  const found: Shelf[] = [];
  for (const name of await caches.keys()) {
    const place = await placeOf(name);
    if (place === null) continue;
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    const files: unknown = await list?.json().catch(() => null);
    if (typeof files !== 'object' || files === null) continue;
    const paths = new Map(Object.entries(files).map(([path, hash]) => [String(hash), path]));
    found.push({ name, cache, paths, ...place });
  }
  return found;
}

/** Whether a part of this version is whole. */
export async function isKept(part: string): Promise<boolean> {
  if (!whole.has(part) && (await caches.match(LIST, { cacheName: shelfOf(part) }))) whole.add(part);
  return whole.has(part);
}
/** The parts that were found whole. The reader or the browser may clear them away at any time. */
export const whole = new Set<string>();

/** What the first of some shelves that has it answers with. */
export async function findIn(from: readonly Shelf[], request: RequestInfo): Promise<Response | undefined> {
  for (const { cache } of from) {
    const found = await cache.match(request);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Clears away what is older than the version before: pages of that one may still be open and load their parts. */
export async function tidy(): Promise<void> {
  const others = (await shelves()).filter(({ version }) => version !== release.version);
  // One that was never whole was never used.
  const before = others.findLast(
    ({ version, part }) =>
      part === release.common &&
      others.some((other) => other.version === version && other.part !== release.common),
  );
  const kept = others.filter(({ version }) => version === before?.version).map(({ name }) => name);
  for (const name of await caches.keys()) {
    if (isOfThis(name) || kept.includes(name)) continue;
    if ((await placeOf(name)) !== null) await caches.delete(name);
  }
}
