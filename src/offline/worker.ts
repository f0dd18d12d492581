/**
 * The service worker: keeps one whole version of the site in the browser and answers from it, with or without a network. A
 * version is taken whole, each file checked against its hash, or not at all; and a new one waits until the reader asks for it
 * or has closed every page of the old one. The build puts the list of files where RELEASE stands.
 */

/** Every file of this version by its address below the worker's own, with the SHA-256 of its bytes in hexadecimal. */
interface Release {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

declare const RELEASE: Release;
declare const self: ServiceWorkerGlobalScope;

const SHELF = 'cabinet-';
const SCOPE = self.registration.scope;
/** Where a shelf keeps the list of what is on it. */
const LIST = new URL('.release', SCOPE).href;
/** How many files are fetched at a time. */
const ABREAST = 6;

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'use') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(SCOPE)) event.respondWith(answer(request));
});

/** Puts the whole version on its shelf: what an older shelf holds unchanged is taken from there. Fails as a whole. */
async function fill(): Promise<void> {
  const name = SHELF + RELEASE.version;
  const older = await shelves();
  const shelf = await caches.open(name);
  try {
    const files = Object.entries(RELEASE.files);
    const take = async (): Promise<void> => {
      for (let file = files.pop(); file !== undefined; file = files.pop()) {
        const [path, hash] = file;
        const address = new URL(path, SCOPE).href;
        const kept = older.find((old) => old.files[path] === hash);
        const copy = kept && (await kept.cache.match(address));
        await shelf.put(address, copy ?? (await fetched(address, hash)));
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, take));
    await shelf.put(LIST, Response.json(RELEASE.files));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** A file as this version has it. Throws when the host has another by now, so that versions never mix. */
async function fetched(address: string, hash: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' });
  const bytes = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!response.ok || found !== hash) throw new Error(`${address} is not of version ${RELEASE.version}`);
  // A fresh response: one that came by a detour must not answer for a page.
  const type = response.headers.get('content-type') ?? '';
  return new Response(bytes, { headers: { 'content-type': type } });
}

interface Shelf {
  readonly name: string;
  readonly cache: Cache;
  readonly files: Readonly<Record<string, string>>;
}

/** The versions that are whole, oldest first. */
async function shelves(): Promise<readonly Shelf[]> {
  const found: Shelf[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(SHELF)) continue;
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (list) found.push({ name, cache, files: (await list.json()) as Shelf['files'] });
  }
  return found;
}

/** Clears away what is older than the version before: pages of that one may still be open and load their parts. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(SHELF) && name !== SHELF + RELEASE.version,
  );
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const plain = origin + pathname.replace(/\/index\.html$/, '/');
  // A host would send `/search` on to `/search/`; from the shelf it is answered at once.
  const address = [plain, `${plain}/`].find((each) => each.slice(SCOPE.length) in RELEASE.files);
  const kept =
    address === undefined
      ? // A part of the version before, for a page that is still open.
        await caches.match(request)
      : await caches.match(address, { cacheName: SHELF + RELEASE.version });
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const lost = request.mode === 'navigate' && (await caches.match(new URL('404.html', SCOPE).href));
    if (lost) return new Response(lost.body, { status: 404, headers: lost.headers });
    throw error;
  }
}
