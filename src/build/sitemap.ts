import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGUAGE_CODES, ORIGINAL, TRANSLATIONS } from '../words/languages.ts';
import { listFilesInFolder } from './list-files-in-folder.ts';

/** Tells search engines which pages there are. A page that is not to be listed says so itself, and nowhere else. */
export function sitemap(): AstroIntegration {
  let home: string | null = null;
  return {
    name: 'sitemap',
    hooks: {
      'astro:config:done': ({ config }) => {
        home = config.site === undefined ? null : new URL(config.base, config.site).href.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const [name, text] of Object.entries(await forCrawlers(folder, home))) {
          await writeFile(join(folder, name), text);
        }
      },
    },
  };
}

/**
 * The files for a site that lies finished in a folder and will stand at `home`, by their names. A map of a site needs whole
 * addresses: there is none where home is not known.
 */
export async function forCrawlers(folder: string, home: string | null): Promise<Record<string, string>> {
  const robots = 'User-agent: *\nAllow: /\n';
  if (home === null) return { 'robots.txt': robots };
  const listed: string[] = [];
  for (const path of await listFilesInFolder(folder)) {
    if (!path.endsWith('.html')) continue;
    const html = await readFile(join(folder, path), 'utf8');
    if (!html.includes(`<meta name="robots" content="noindex"`))
      listed.push(path.replace(/index\.html$/, ''));
  }
  const entries = listed.map((path) => {
    const versions = versionsOf(path).filter(([, version]) => listed.includes(version));
    return `<url>${[
      `<loc>${new URL(path, home).href}</loc>`,
      ...versions.map(
        ([language, version]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${new URL(version, home).href}"/>`,
      ),
    ].join('')}</url>`;
  });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return {
    'robots.txt': `${robots}Sitemap: ${home}sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`,
  };
}

/** A page in each language, with what the language is called for search engines; the original is for whoever reads none of them. */
function versionsOf(path: string): readonly (readonly [string, string])[] {
  const folder = TRANSLATIONS.find((language) => path.startsWith(`${language}/`));
  const page = folder === undefined ? path : path.slice(folder.length + 1);
  const versions = LANGUAGE_CODES.map(
    (language) => [language, language === ORIGINAL ? page : `${language}/${page}`] as const,
  );
  return [...versions, ['x-default', page]];
}
