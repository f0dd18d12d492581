import { build, type Rolldown } from 'vite';
import type { Page } from 'playwright-core';

/** File names, the module itself first, and what is in them. */
export type Bundle = ReadonlyMap<string, string>;

const BASE = '/bundle/';

/** A module of the project and the workers it starts, packed as Vite packs them for the site. */
export async function bundle(entry: string): Promise<Bundle> {
  const root = new URL('../..', import.meta.url).pathname;
  const built = (await build({
    root,
    base: BASE,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: `${root}${entry}` } },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source.toString()]),
  );
}

/** Opens an empty page of the site that runs the bundle, under a policy if there is one. */
export async function run(page: Page, site: string, files: Bundle, policy = ''): Promise<void> {
  const [entry = ''] = files.keys();
  const html = `<!doctype html><title>Bundle</title><script type="module" src="${BASE}${entry}"></script>`;
  await page.route(`${site}${BASE}**`, async (route) => {
    const body = files.get(new URL(route.request().url()).pathname.slice(BASE.length));
    if (body !== undefined) await route.fulfill({ contentType: 'text/javascript', body });
    else
      await route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': policy },
        body: html,
      });
  });
  await page.goto(`${site}${BASE}`);
}
