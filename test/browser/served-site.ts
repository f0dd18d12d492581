import { preview } from 'astro';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: string;
    readonly chromium: string;
  }
}

/** Serves the built site as `npm start` does, on a free port, for all browser tests of a run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({
    root: new URL('../..', import.meta.url).pathname,
    server: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  project.provide('site', `http://127.0.0.1:${server.port}`);
  project.provide('chromium', findChromium());
  return () => server.stop();
}
