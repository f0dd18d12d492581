import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { FACES } from './subset-fonts.ts';
import { listFilesInFolder } from './list-files-in-folder.ts';

/**
 * The licences of what readers are sent that others have made: found from the files that the bundler has put into the site, and
 * read from the packages they come from, so that no list has to be kept. They are filled into the page that the foot of every page
 * leads to.
 */

/** What comes into the site without the bundler: Astro writes its lines into the pages, and Pagefind its reader beside them. */
const UNBUNDLED = ['astro', 'pagefind'];

export function notices(): AstroIntegration {
  const files = new Set<string>();
  return {
    name: 'notices',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [remembering(files, ['client'])],
            // A worker is bundled by itself.
            worker: { plugins: () => [remembering(files)] },
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const names = new Set([...packagesOf(files), ...UNBUNDLED]);
        const found = await Promise.all([...names].toSorted().map(noticeOf));
        const page = join(fileURLToPath(dir), 'licences/index.html');
        await writeFile(page, filled(await readFile(page, 'utf8'), found));
      },
    },
  };
}

/** Remembers the modules that bundles are made of, of some environments or of all, and the files that are sent as they are. */
function remembering(
  files: Set<string>,
  environments?: readonly string[],
): NonNullable<ViteUserConfig['plugins']>[number] {
  return {
    name: 'notices',
    generateBundle(_, bundle) {
      const run = environments?.includes(this.environment.name) ?? true;
      for (const part of Object.values(bundle)) {
        const from = part.type === 'asset' ? part.originalFileNames : run ? part.moduleIds : [];
        for (const file of from) files.add(file);
      }
    },
  };
}

/** The names of the packages that some files are from; what a bundler adds of its own is called after it. */
export function packagesOf(files: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of files) {
    const [, face] = /\/faces\/([^/]+)\.woff2$/.exec(file) ?? [];
    // A face that we have cut is still its makers'.
    const from = cutFrom(face) ?? file;
    const [, name] =
      /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(from) ?? /^\0(vite|rolldown)\//.exec(from) ?? [];
    if (name !== undefined) names.add(name);
  }
  return names;
}

function cutFrom(face: string | undefined): string | null {
  const [, source] = Object.entries(FACES).find(([name]) => name === face) ?? [];
  return source === undefined ? null : `/node_modules/@fontsource/${source}`;
}

export interface Notice {
  readonly name: string;
  readonly version: string;
  /** As the package calls it: `MIT`. */
  readonly licence: string;
  readonly text: string;
}

/** The licence of an installed package, read from it. Refuses (throws) a package that comes without the text of one. */
export async function noticeOf(name: string): Promise<Notice> {
  const folder = join(PACKAGES, name);
  const texts = (await listFilesInFolder(folder)).filter((file) => LICENCE.test(file));
  const parts = await Promise.all(texts.map((file) => readFile(join(folder, file), 'utf8')));
  const text = parts.map(own).join('\n').trim();
  if (text === '')
    throw new Error(`${name} reaches readers, and there is no text of a licence in its package`);
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license: string;
  };
  return { name, version, licence: license, text };
}

/** Without the terms of what a bundler is itself made of: nothing of that gets into what it bundles. */
function own(text: string): string {
  return text.replace(/^# Licenses of bundled dependencies$[^]*/m, '');
}

/** A file at the top of a package, or in a folder of that name there. */
const LICENCE = /^(licen[cs]e|copying)\b[^/]*(\/[^/]+)?$/i;
const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** The page of licences with the notices in the place that it has for them. */
function filled(html: string, found: readonly Notice[]): string {
  const entries = found.map(
    ({ name, version, licence, text }) =>
      `<details><summary lang="en"><code>${escaped(name)}</code> ${escaped(version)} · ${escaped(licence)}</summary>` +
      `<pre lang="en">${escaped(text)}</pre></details>`,
  );
  const page = html.replace(PLACE, () => `<div class="notices">${entries.join('')}</div>`);
  if (page === html) throw new Error('The page of licences has no place for them');
  return page;
}

const PLACE = '<div class="notices"></div>';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
