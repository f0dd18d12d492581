import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import ts from 'typescript';
import { filesBelow } from './files.ts';

/** For other sites and for crawlers, or parts of the search's kit that no page uses: no reader needs them without a network. */
const NOT_KEPT = /^(social\/|sitemap|robots\.txt$|pagefind\/pagefind-(?!entry|worker))/;

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
  const files: Record<string, string> = {};
  for (const path of await filesBelow(folder)) {
    if (path === 'sw.js' || NOT_KEPT.test(path)) continue;
    files[path.replace(/(^|\/)index\.html$/, '$1')] = hashOf(await readFile(join(folder, path)));
  }
  const version = hashOf(JSON.stringify(files)).slice(0, 16);
  const source = await readFile(new URL('../offline/worker.ts', import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, removeComments: true },
  });
  return `const RELEASE = ${JSON.stringify({ version, files })};\n${outputText}`;
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
