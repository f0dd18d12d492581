import { release, SCOPE, isCommon, languageOf, partOf } from './release-manifest.ts';
import { findIn, isKept, shelfOf, shelves, whole } from './per-release-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** Answers from what is kept, or else from the host. */
export async function answer({ request, clientId }: FetchEvent): Promise<Response> {
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

/** What a host shows where there is nothing, in the language asked for or in one that is kept. */
async function pageOfLost(language: string): Promise<Response | undefined> {
  for (const each of [language, ...Object.keys(release.parts)]) {
    const folder = each === release.original ? '' : `${each}/`;
    const found = await findIn(await shelves(), new URL(`${folder}404.html`, SCOPE).href);
    if (found) return found;
  }
  return undefined;
}
