import { answer } from './answer-request.ts';
import { SCOPE, languageOf } from './release-manifest.ts';
import { tidy } from './per-release-caches.ts';
import { fill, refill } from './fill-caches.ts';

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

declare const self: ServiceWorkerGlobalScope;

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
