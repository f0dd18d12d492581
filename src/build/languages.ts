import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { LANGUAGES, ORIGINAL, TRANSLATIONS, type Language } from '../words/languages.ts';

/**
 * The site in other languages. A build speaks one: it has the words of that language wherever `#said` is imported, on pages and
 * in what the browser runs alike, so that nobody downloads a language that is not read. The build of the original has the others
 * made in folders of their own, before anything looks at the site as a whole.
 */

/** The environment variable that says which language is built; without it, the original. */
const CHOSEN = 'SITE_LANGUAGE';

/** The language of this build. Refuses (throws) one that there are no words in. */
export function languageBuilt(): Language {
  const chosen = process.env[CHOSEN] ?? ORIGINAL;
  if (chosen in LANGUAGES) return chosen as Language;
  throw new Error(`${CHOSEN} is one of ${Object.keys(LANGUAGES).join(', ')}, not ${chosen}`);
}

/** Has `#said` mean the words of a language: their folder is a condition of that import in package.json. */
export function speaking(language: Language): NonNullable<ViteUserConfig['plugins']>[number] {
  return {
    name: 'speaking',
    configEnvironment: (_, { resolve }) => ({
      resolve: { conditions: [language, ...(resolve?.conditions ?? [])] },
    }),
  };
}

/** Builds the site once more for each of the other languages, at `/ja/`, with the same address and the same options. */
export function translations(): AstroIntegration {
  let base = '/';
  let site: string | undefined;
  return {
    name: 'translations',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
        site = config.site;
      },
      'astro:build:done': async ({ dir, logger }) => {
        for (const language of TRANSLATIONS) {
          logger.info(LANGUAGES[language].name);
          const place = [
            '--base',
            `${base}${language}/`,
            '--outDir',
            fileURLToPath(new URL(`${language}/`, dir)),
          ];
          // A process of its own: what a build has read once it keeps.
          await promisify(execFile)(
            process.execPath,
            [ASTRO, 'build', ...place, ...(site === undefined ? [] : ['--site', site]), '--silent'],
            { env: { ...process.env, [CHOSEN]: language } },
          );
        }
      },
    },
  };
}

const ASTRO = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));
