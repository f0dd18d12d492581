import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from './files.ts';

/** What Astro writes for the scripts of a page; it has no word for how soon they are wanted. */
const MODULE = '<script type="module" src=';

/** Lets the scripts of a page come after what is to be seen of it: on a slow network they take turns with the letters. */
export function scriptsLast(): AstroIntegration {
  return {
    name: 'scripts-last',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const path of (await filesBelow(folder)).filter((path) => path.endsWith('.html'))) {
          const page = join(folder, path);
          const html = await readFile(page, 'utf8');
          await writeFile(page, html.replaceAll(MODULE, MODULE.replace(' src', ' fetchpriority="low" src')));
        }
      },
    },
  };
}
