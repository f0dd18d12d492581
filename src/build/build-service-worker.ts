import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { LANGUAGE_CODES, ORIGINAL, TRANSLATIONS } from '../words/languages.ts';
import { listFilesInFolder } from './list-files-in-folder.ts';

/** For other sites and for crawlers, or parts of the search's kit that no page uses: no reader needs them without a network. */
const NOT_KEPT = /^(\w+\/)?(social\/|sitemap|robots\.txt$|cabinet\.png$|pagefind\/pagefind-(?!entry|worker))/;

/** The part of the site that all pages need; the others are the languages. */
const COMMON = 'common';
const NEEDED_BY_ALL = /^(icons\/|pagefind\/|favicon)/;

/** Writes the service worker beside the finished site, with the list of its files. */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await writeFile(join(folder, 'sw.js'), await workerFor(folder));
      },
    },
  };
}

/** The service worker's script for a site that lies finished in a folder. */
export async function workerFor(folder: string): Promise<string> {
  const parts: Record<string, Record<string, string>> = {};
  for (const path of await listFilesInFolder(folder)) {
    if (path === 'sw.js' || NOT_KEPT.test(path)) continue;
    const part = (parts[partOf(path)] ??= {});
    part[path.replace(/(^|\/)index\.html$/, '$1')] = hashOf(await readFile(join(folder, path)));
  }
  const version = hashOf(JSON.stringify(parts)).slice(0, 16);
  return `const RELEASE = ${JSON.stringify({ version, parts, common: COMMON, original: ORIGINAL })};\n${await bundled()}`;
}

let code: Promise<string> | undefined;

/** The code of the worker in one script, the same for every site. */
function bundled(): Promise<string> {
  code ??= build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../offline/worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'worker',
      },
    },
  }).then((built) => {
    const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    if (chunk?.type !== 'chunk') throw new Error('The service worker was not bundled');
    return chunk.code;
  });
  return code;
}

/** The language that a file is for, or all. */
function partOf(path: string): string {
  const folder = TRANSLATIONS.find((language) => path.startsWith(`${language}/`));
  if (folder !== undefined) return folder;
  // The search has an index for each language, which says so in the names of its files.
  const indexed = LANGUAGE_CODES.find((language) =>
    new RegExp(`^pagefind/(.*[/.])?${language}[_.]`).test(path),
  );
  return indexed ?? (NEEDED_BY_ALL.test(path) ? COMMON : ORIGINAL);
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
