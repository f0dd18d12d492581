/**
 * The service worker: keeps one whole version of the site in the browser and answers from it, with or without a network. A
 * version is taken whole, each file checked against its hash, or not at all; and a new one waits until the reader asks for it
 * or has closed every page of the old one. The build puts the list of files where RELEASE stands.
 *
 * Most readers read one language, and each is as large as the next. So a version is kept in parts: what all pages need, and each
 * language that is read, whole or not at all. The first page in another language comes from the host with all that it loads;
 * when it has loaded, that language is kept as well, and comes along with the next version.
 */

/** A version: of each part every file by its address below the worker's own, with the SHA-256 of its bytes in hexadecimal. */
interface Release {
  readonly version: string;
  readonly parts: Readonly<Record<string, Files>>;
  /** The part that all pages need. */
  readonly common: string;
  /** The language whose pages stand in no folder of their own. */
  readonly original: string;
}
type Files = Readonly<Record<string, string>>;

declare const RELEASE: Release;
declare const self: ServiceWorkerGlobalScope;

const SHELF = 'cabinet-';
const SCOPE = self.registration.scope;
/** Where a shelf keeps the list of what is on it. */
const LIST = new URL('.release', SCOPE).href;
/** How many files are fetched at a time. */
const ABREAST = 4;
/** How long each of those rests before the next file, in milliseconds: somebody may be stepping through a game meanwhile. */
const REST = 80;

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const { source } = event;
  const data: unknown = event.data;
  if (data === 'use') void self.skipWaiting();
  // What the host has changed in the meantime is not of this version: it comes with the next.
  if (data === 'keep' && source instanceof WindowClient)
    event.waitUntil(take(languageOf(source.url)).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(SCOPE)) event.respondWith(answer(event));
});

/** Puts this version on its shelves, in the languages that are read. Fails as a whole. */
async function fill(): Promise<void> {
  const wanted = new Set([RELEASE.common, ...(await languagesRead())]);
  const before = await caches.keys();
  try {
    for (const part of wanted) await take(part);
  } catch (error) {
    const begun = (await caches.keys()).filter((name) => isOfThis(name) && !before.includes(name));
    await Promise.all(begun.map((name) => caches.delete(name)));
    throw error;
  }
}

/** The languages of the pages that are open, and those that are kept of an older version. */
async function languagesRead(): Promise<readonly string[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const kept = (await shelves()).map(({ part }) => part);
  return [...pages.map(({ url }) => languageOf(url)), ...kept.filter((part) => part in RELEASE.parts)];
}

/** The language of a page, by its address. */
function languageOf(address: string): string {
  const [folder = ''] = pathIn(address).split('/');
  return folder in RELEASE.parts && folder !== RELEASE.common ? folder : RELEASE.original;
}

/** Puts a part of this version on its shelf, whole or not at all: what is there already in the same form is taken from there. */
async function take(part: string): Promise<void> {
  if (await isKept(part)) return;
  const name = shelfOf(part);
  const older = await shelves();
  const shelf = await caches.open(name);
  const list = RELEASE.parts[part] ?? {};
  const files = Object.entries(list);
  const put = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const [path, hash] = file;
      const address = new URL(path, SCOPE).href;
      await shelf.put(address, (await copyOf(hash, older)) ?? (await fetched(address, hash)));
      await new Promise((rested) => setTimeout(rested, REST));
    }
  };
  try {
    await Promise.all(Array.from({ length: ABREAST }, put));
    await shelf.put(LIST, Response.json(list));
  } catch (error) {
    files.length = 0;
    await caches.delete(name);
    throw error;
  }
}

/** Whether a part of this version is whole; it remains so. */
async function isKept(part: string): Promise<boolean> {
  if (!whole.has(part) && (await caches.match(LIST, { cacheName: shelfOf(part) }))) whole.add(part);
  return whole.has(part);
}
const whole = new Set<string>();

const shelfOf = (part: string) => `${SHELF}${RELEASE.version}-${part}`;
const versionOf = (shelf: string) => shelf.slice(SHELF.length).split('-')[0];
const isOfThis = (shelf: string) => shelf.startsWith(SHELF) && versionOf(shelf) === RELEASE.version;

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
  if (!response.ok || found !== hash) throw new Error(`${address} is not of version ${RELEASE.version}`);
  // A fresh response: one that came by a detour must not answer for a page.
  const type = response.headers.get('content-type') ?? '';
  return new Response(bytes, { headers: { 'content-type': type } });
}

interface Shelf {
  readonly name: string;
  readonly part: string;
  readonly cache: Cache;
  /** The addresses of its files by their hashes. */
  readonly paths: ReadonlyMap<string, string>;
}

/** The shelves that are whole, oldest first. */
async function shelves(): Promise<readonly Shelf[]> {
  const found: Shelf[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(SHELF)) continue;
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (list === undefined) continue;
    const files = (await list.json()) as Files;
    const paths = new Map(Object.entries(files).map(([path, hash]) => [hash, path]));
    found.push({ name, cache, paths, part: name.slice(name.lastIndexOf('-') + 1) });
  }
  return found;
}

/** Clears away what is older than the version before: pages of that one may still be open and load their parts. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(SHELF) && !isOfThis(name));
  const last = others.at(-1);
  const stale = others.filter((name) => last === undefined || versionOf(name) !== versionOf(last));
  await Promise.all(stale.map((name) => caches.delete(name)));
}

async function answer({ request, clientId }: FetchEvent): Promise<Response> {
  const page = request.mode === 'navigate' ? undefined : await self.clients.get(clientId);
  const reader = page?.url ?? request.url;
  const language = languageOf(reader);
  // The search has a worker that is the same in every language.
  const kept = isCommon(reader) || (await isKept(language)) ? await find(request) : undefined;
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const lost = request.mode === 'navigate' && (await pageOfLost(language));
    if (lost) return new Response(lost.body, { status: 404, headers: lost.headers });
    throw error;
  }
}

/** What this version has at an address; or else a part of the version before, for a page that is still open. */
async function find(request: Request): Promise<Response | undefined> {
  const { origin, pathname } = new URL(request.url);
  const plain = origin + pathname.replace(/\/index\.html$/, '/');
  // A host would send `/search` on to `/search/`; from the shelf it is answered at once.
  for (const address of [plain, `${plain}/`]) {
    const [part] = Object.keys(RELEASE.parts).filter(
      (name) => pathIn(address) in (RELEASE.parts[name] ?? {}),
    );
    if (part !== undefined) return caches.match(address, { cacheName: shelfOf(part) });
  }
  return caches.match(request);
}

const isCommon = (address: string) => pathIn(address) in (RELEASE.parts[RELEASE.common] ?? {});
const pathIn = (address: string) => address.slice(SCOPE.length);

/** What a host shows where there is nothing, in the language asked for or in one that is kept. */
async function pageOfLost(language: string): Promise<Response | undefined> {
  for (const each of [language, ...Object.keys(RELEASE.parts)]) {
    const folder = each === RELEASE.original ? '' : `${each}/`;
    const found = await caches.match(new URL(`${folder}404.html`, SCOPE).href);
    if (found) return found;
  }
  return undefined;
}
