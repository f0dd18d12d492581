/**
 * The service worker: keeps one whole version of the site in the browser and answers from it, with or without a network. A
 * version is taken whole, each file checked against its hash, or not at all; and a new one waits until the reader asks for it
 * or has closed every page of the old one. The build puts the list of files where RELEASE stands.
 *
 * Most readers read one language, and each is as large as the next. So a version is kept in parts: what all pages need, and each
 * language that is read, whole or not at all. The first page in another language comes from the host with all that it loads;
 * when it has loaded, that language is kept as well, and comes along with the next version.
 *
 * Other sites may live on the same origin, another Cabinet among them, and see the same caches: whose a shelf is stands in its
 * name.
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

const SCOPE = self.registration.scope;
/** How the name of a shelf begins; the version and the part follow. */
const SHELF = `cabinet ${SCOPE} `;
/** How it began before it said whose it is. */
const OLD_SHELF = /^cabinet-([0-9a-f]+)-(\w+)$/;
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
  if (data === 'keep' && source instanceof WindowClient) event.waitUntil(refill(languageOf(source.url)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(SCOPE)) event.respondWith(answer(event));
});

/** Puts this version on its shelves, in the languages that are read. Fails as a whole. */
async function fill(): Promise<void> {
  // What all pages need comes last: once it is there, the version is whole.
  const wanted = new Set([...(await languagesRead()), RELEASE.common]);
  const before = await caches.keys();
  try {
    for (const part of wanted) await take(part);
  } catch (error) {
    const begun = (await caches.keys()).filter((name) => isOfThis(name) && !before.includes(name));
    await Promise.all(begun.map((name) => caches.delete(name)));
    throw error;
  }
}

/** Keeps a language, and whatever else of this version the reader or the browser has cleared away meanwhile. */
async function refill(language: string): Promise<void> {
  whole.clear();
  for (const part of [language, RELEASE.common]) {
    // What the host has changed in the meantime is not of this version: it comes with the next.
    await take(part).catch(() => undefined);
  }
}

/** The languages of the pages that are open, and those that are kept of an older version. */
async function languagesRead(): Promise<readonly string[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.filter(({ url }) => url.startsWith(SCOPE)).map(({ url }) => languageOf(url));
  const kept = (await shelves()).map(({ part }) => part).filter((part) => part in RELEASE.parts);
  return [...open, ...kept].filter((part) => part !== RELEASE.common);
}

/** The language of a page, by its address. */
function languageOf(address: string): string {
  const [folder = ''] = pathIn(address).split('/');
  return folder in RELEASE.parts && folder !== RELEASE.common ? folder : RELEASE.original;
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
  const list = RELEASE.parts[part] ?? {};
  const isNew = !(await caches.has(name));
  const shelf = await caches.open(name);
  const there = new Set((await shelf.keys()).map(({ url }) => url));
  const files = Object.entries(list).filter(([path]) => !there.has(new URL(path, SCOPE).href));
  if (files.length === 0 && there.has(LIST)) return;
  const older = await shelves();
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
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

/** Whether a part of this version is whole. */
async function isKept(part: string): Promise<boolean> {
  if (!whole.has(part) && (await caches.match(LIST, { cacheName: shelfOf(part) }))) whole.add(part);
  return whole.has(part);
}
/** The parts that were found whole. The reader or the browser may clear them away at any time. */
const whole = new Set<string>();

const shelfOf = (part: string) => `${SHELF}${RELEASE.version} ${part}`;
const isOfThis = (shelf: string) => shelf.startsWith(`${SHELF}${RELEASE.version} `);

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
  readonly version: string;
  readonly part: string;
  readonly cache: Cache;
  /** The addresses of its files by their hashes. */
  readonly paths: ReadonlyMap<string, string>;
}

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
async function shelves(): Promise<readonly Shelf[]> {
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

/** Clears away what is older than the version before: pages of that one may still be open and load their parts. */
async function tidy(): Promise<void> {
  const others = (await shelves()).filter(({ version }) => version !== RELEASE.version);
  // One that was never whole was never used.
  const before = others.findLast(
    ({ version, part }) =>
      part === RELEASE.common &&
      others.some((other) => other.version === version && other.part !== RELEASE.common),
  );
  const kept = others.filter(({ version }) => version === before?.version).map(({ name }) => name);
  for (const name of await caches.keys()) {
    if (isOfThis(name) || kept.includes(name)) continue;
    if ((await placeOf(name)) !== null) await caches.delete(name);
  }
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
    const part = partOf(address);
    if (part === undefined) continue;
    const found = await caches.match(address, { cacheName: shelfOf(part) });
    // It was cleared away.
    if (found === undefined) whole.delete(part);
    return found;
  }
  return findIn(await shelves(), request);
}

async function findIn(from: readonly Shelf[], request: RequestInfo): Promise<Response | undefined> {
  for (const { cache } of from) {
    const found = await cache.match(request);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The part of this version to which an address belongs. */
function partOf(address: string): string | undefined {
  if (!address.startsWith(SCOPE)) return undefined;
  return Object.keys(RELEASE.parts).find((name) => pathIn(address) in (RELEASE.parts[name] ?? {}));
}

const isCommon = (address: string) => pathIn(address) in (RELEASE.parts[RELEASE.common] ?? {});
const pathIn = (address: string) => address.slice(SCOPE.length);

/** What a host shows where there is nothing, in the language asked for or in one that is kept. */
async function pageOfLost(language: string): Promise<Response | undefined> {
  for (const each of [language, ...Object.keys(RELEASE.parts)]) {
    const folder = each === RELEASE.original ? '' : `${each}/`;
    const found = await findIn(await shelves(), new URL(`${folder}404.html`, SCOPE).href);
    if (found) return found;
  }
  return undefined;
}
