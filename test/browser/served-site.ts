import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { hostOf } from './static-file-host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: string;
    readonly chromium: string;
  }
}

/** Serves the built site on a free port, for all browser tests of a run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const host = await hostOf('dist');
  project.provide('site', host.address);
  project.provide('chromium', findChromium());
  return host.cut;
}
