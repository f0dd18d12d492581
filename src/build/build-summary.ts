import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGUAGES, LANGUAGE_CODES } from '../words/languages.ts';
import { listFilesInFolder } from './list-files-in-folder.ts';

/** Ends a build with what whoever started it wants to know: where the site is, how much there is of it, and how to see it. */
export function buildSummary(): AstroIntegration {
  return {
    name: 'told',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const lines = summary(fileURLToPath(dir), await listFilesInFolder(fileURLToPath(dir)));
        // Astro has some last words of its own after this.
        process.once('exit', () => {
          console.log(`\n${lines.join('\n')}`);
        });
      },
    },
  };
}

/** The three lines for a site of these files in a folder. */
export function summary(folder: string, files: readonly string[]): readonly [string, string, string] {
  const pages = files.filter((path) => path.endsWith('.html')).length;
  const names = LANGUAGE_CODES.map((code) => LANGUAGES[code].name).join(' and ');
  const outDir = relative(process.cwd(), folder);
  return [
    `The site is in ${folder}`,
    `It has ${pages} pages, in ${names}.`,
    `To see it: npx astro preview --open${outDir === 'dist' ? '' : ` --outDir ${outDir}`}`,
  ];
}
