import { release, SCOPE, languageOf } from './release-manifest.ts';
import { LIST, isOfThis, shelfOf, shelves, whole, type Shelf } from './per-release-caches.ts';

/** Puts the parts of this version on their shelves, each whole or not at all. */

declare const self: ServiceWorkerGlobalScope;

/** How many files are fetched at a time. */
const ABREAST = 4;
/** How long each of those rests before the next file, in milliseconds: somebody may be stepping through a game meanwhile. */
const REST = 80;

/** Puts this version on its shelves, in the languages that are read. Fails as a whole. */
export async function fill(): Promise<void> {
  // What all pages need comes last: once it is there, the version is whole.
  const wanted = new Set([...(await languagesRead()), release.common]);
  const before = await caches.keys();
  try {
    for (const part of wanted) await take(part);
  } catch (error) {
    const begun = (await caches.keys()).filter((name) => isOfThis(name) && !before.includes(name));
    await Promise.all(begun.map((name) => caches.delete(name)));
    throw error;
  }
}

/**
 * Keeps a language, and whatever else of this version the reader or the browser has cleared away meanwhile. Stops as soon as a
 * newer version is there whole: browsers let that one in only when this one has nothing more to do, and it brings the language too.
 */
export async function refill(language: string): Promise<void> {
  whole.clear();
  for (const part of [language, release.common]) {
    // What the host has changed in the meantime is not of this version: it comes with the next.
    await take(part).catch(() => undefined);
  }
}

/** The languages of the pages that are open, and those that are kept of an older version. */
async function languagesRead(): Promise<readonly string[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.filter(({ url }) => url.startsWith(SCOPE)).map(({ url }) => languageOf(url));
  const kept = (await shelves()).map(({ part }) => part).filter((part) => part in release.parts);
  return [...open, ...kept].filter((part) => part !== release.common);
}

/** Puts a part of this version on its shelf, whole: what is there already in the same form is taken from there. */
function take(part: string): Promise<void> {
  // Several pages may ask at once.
  const going = taking.get(part) ?? put(part).finally(() => taking.delete(part));
  taking.set(part, going);
  return going;
}
const taking = new Map<string, Promise<void>>();

async function put(part: string): Promise<void> {
  const name = shelfOf(part);
  const list = release.parts[part] ?? {};
  const isNew = !(await caches.has(name));
  const shelf = await caches.open(name);
  const there = new Set((await shelf.keys()).map(({ url }) => url));
  const files = Object.entries(list).filter(([path]) => !there.has(new URL(path, SCOPE).href));
  if (files.length === 0 && there.has(LIST)) return;
  const older = await shelves();
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      if (isFollowed()) throw new Error(`A newer version than ${release.version} waits`);
      const [path, hash] = file;
      const address = new URL(path, SCOPE).href;
      await shelf.put(address, (await copyOf(hash, older)) ?? (await fetched(address, hash)));
      await new Promise((rested) => setTimeout(rested, REST));
    }
  };
  try {
    await Promise.all(Array.from({ length: ABREAST }, next));
    if (!there.has(LIST)) await shelf.put(LIST, Response.json(list));
  } catch (error) {
    files.length = 0;
    // What was there before is of use even where the rest cannot be had now.
    if (isNew) await caches.delete(name);
    throw error;
  }
}

/** Whether this version is the one in use, and a newer one is there whole. */
const isFollowed = () => self.serviceWorker.state === 'activated' && self.registration.waiting !== null;

/** A file with these bytes that is kept already: of an older version, or the same in another language. */
async function copyOf(hash: string, older: readonly Shelf[]): Promise<Response | undefined> {
  for (const { cache, paths } of older) {
    const path = paths.get(hash);
    const copy = path === undefined ? undefined : await cache.match(new URL(path, SCOPE).href);
    if (copy !== undefined) return copy;
  }
  return undefined;
}

/** A file as this version has it. Throws when the host has another by now, so that versions never mix. */
async function fetched(address: string, hash: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' });
  const bytes = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!response.ok || found !== hash) throw new Error(`${address} is not of version ${release.version}`);
  // A fresh response: one that came by a detour must not answer for a page.
  const type = response.headers.get('content-type') ?? '';
  return new Response(bytes, { headers: { 'content-type': type } });
}
