import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroConfig, AstroIntegration, ViteUserConfig } from 'astro';
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
export function languageConditionPlugin(language: Language): NonNullable<ViteUserConfig['plugins']>[number] {
  return {
    name: 'speaking',
    configEnvironment: (_, { resolve }) => ({
      resolve: { conditions: [language, ...(resolve?.conditions ?? [])] },
    }),
  };
}

/**
 * Builds the site once more for each of the other languages, at `/ja/`, with the same address and the same options: beside the
 * build of the original, as soon as that has bundled its code. Before, both would write what Astro keeps of the content in one
 * place; from then on, pages are made in as many processes as there are languages. A site that is put outside of the project is
 * made language by language: Astro keeps the code that draws its pages in one place, and clears it away when it is through.
 */
export function translations(): AstroIntegration {
  let config: AstroConfig;
  let made: Promise<readonly string[]> | undefined;
  const begin = () => {
    made ??= Promise.all(TRANSLATIONS.map((language) => translate(language, config)));
    // What goes wrong is told when the build of the original is done.
    made.catch(() => undefined);
  };
  return {
    name: 'translations',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const beginEarly = () => {
          if (fileURLToPath(config.outDir).startsWith(process.cwd())) begin();
        };
        updateConfig({ vite: { plugins: [afterBundling(beginEarly)] } });
      },
      'astro:config:done': (done) => {
        config = done.config;
      },
      'astro:build:done': async ({ logger }) => {
        begin();
        const said = await made;
        for (const [index, language] of TRANSLATIONS.entries()) {
          logger.info(LANGUAGES[language].name);
          const warnings = said?.[index]?.trim() ?? '';
          if (warnings !== '') logger.warn(warnings);
        }
      },
    },
  };
}

/** A process of its own: what a build has read once it keeps. Gives what it had to warn of. */
async function translate(language: Language, { base, outDir, site }: AstroConfig): Promise<string> {
  const place = [
    '--base',
    `${base.replace(/\/?$/, '/')}${language}/`,
    '--outDir',
    fileURLToPath(new URL(`${language}/`, outDir)),
    ...(site === undefined ? [] : ['--site', site]),
  ];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [ASTRO, 'build', ...place], {
    env: { ...process.env, [CHOSEN]: language },
  });
  return stdout + stderr;
}

/** Vite's word for when the code that makes the pages is there. */
function afterBundling(begin: () => void): NonNullable<ViteUserConfig['plugins']>[number] {
  return {
    name: 'after-bundling',
    writeBundle() {
      if (this.environment.name === 'prerender') begin();
    },
  };
}

const ASTRO = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));
