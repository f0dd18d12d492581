import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from './files.ts';

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
  for (const path of await filesBelow(folder)) {
    if (!path.endsWith('.html')) continue;
    const html = await readFile(join(folder, path), 'utf8');
    if (!html.includes(`<meta name="robots" content="noindex"`))
      listed.push(path.replace(/index\.html$/, ''));
  }
  const addresses = listed.map((path) => `<url><loc>${new URL(path, home).href}</loc></url>`);
  return {
    'robots.txt': `${robots}Sitemap: ${home}sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
  };
}
