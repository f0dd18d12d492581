import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFilesInFolder } from './list-files-in-folder.ts';

/** What is left to do for a page that Astro has written, where Astro has no word for it. */
export function postprocessHtml(): AstroIntegration {
  return {
    name: 'finished',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const path of (await listFilesInFolder(folder)).filter((path) => path.endsWith('.html'))) {
          const page = join(folder, path);
          await writeFile(page, ownPolicy(scriptsLast(await readFile(page, 'utf8'))));
        }
      },
    },
  };
}

const MODULE = '<script type="module" src=';

/** Lets the scripts of a page come after what is to be seen of it: on a slow network they take turns with the letters. */
export function scriptsLast(html: string): string {
  return html.replaceAll(MODULE, MODULE.replace(' src', ' fetchpriority="low" src'));
}

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const INLINE = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g;
const HASH = / '(sha256-[^']*)'/g;

/**
 * Leaves in the policy of a page only the hashes of what stands in it, of those of the whole site that Astro lists on each: a
 * page then allows no more than it has, and comes in fewer packets.
 */
export function ownPolicy(html: string): string {
  const own = new Set(
    Array.from(html.matchAll(INLINE), ([, , text = '']) => {
      return `sha256-${createHash('sha256').update(text).digest('base64')}`;
    }),
  );
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : '')),
  );
}
