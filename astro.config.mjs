import { createHash } from 'node:crypto';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { chunks } from './src/build/bundler-chunks.ts';
import { postprocessHtml } from './src/build/trim-csp-and-lower-script-priority.ts';
import { knownWarnings } from './src/build/suppress-known-warnings.ts';
import { languageBuilt, languageConditionPlugin, translations } from './src/build/translation-builds.ts';
import { notices } from './src/build/licence-notices.ts';
import { offline } from './src/build/build-service-worker.ts';
import { guardedPreact } from './src/build/error-guarded-preact.ts';
import { searchIndex } from './src/build/search-index.ts';
import { sitemap } from './src/build/sitemap.ts';
import { buildSummary } from './src/build/build-summary.ts';
import { HIDE_RESULTS_BEFORE_PAINT, NAME_TAB_AS_SHOWN } from './src/components/hide-results-before-paint.ts';
import { PUT_LAST_GAME_FIRST } from './src/components/last-game-first-before-paint.ts';
import { READS_IN_STEPS } from './src/components/lesson-view-setting.ts';
import { ORIGINAL } from './src/words/languages.ts';

/** @type {import('astro').AstroIntegration} */
const awakenings = {
  name: 'awakenings',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'drawn', entrypoint: './src/widgets/client-drawn-directive.ts' });
      addClientDirective({ name: 'input', entrypoint: './src/widgets/client-input-directive.ts' });
      addClientDirective({ name: 'touch', entrypoint: './src/widgets/client-touch-directive.ts' });
    },
  },
};

/** What Vite puts around every part that is fetched on demand, for the stylesheets that it may have. */
const PRELOADING = 'native:import-analysis-build';

/**
 * How scripts are bundled for the browser. As a plugin, for Astro takes nothing of it from the options.
 *
 * @type {import('vite').Plugin}
 */
const leanScripts = {
  name: 'lean-scripts',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: { polyfill: false },
            // A file of nothing but numbers and names comes along with nobody: they stand where they are used.
            rolldownOptions: { optimization: { inlineConst: true } },
          },
        }
      : undefined,
  // A part asks itself for what else it needs, and `use-stylesheet.ts` brings what has to look like something: it is imported, and no more.
  configResolved: ({ command, plugins }) => {
    if (command === 'serve') return;
    const at = plugins.findIndex(({ name }) => name === PRELOADING);
    if (at === -1) throw new Error(`Vite has no plugin ${PRELOADING} any more`);
    /** @type {import('vite').Plugin[]} */ (plugins).splice(at, 1);
  },
};

const language = languageBuilt();
const whole = language === ORIGINAL;

export default defineConfig({
  // Of the other languages, which are built at the same time, only what goes wrong is told.
  logger: {
    entrypoint: new URL('./src/build/quiet-astro-logger.ts', import.meta.url),
    config: { level: whole ? 'info' : 'warn' },
  },
  integrations: [
    mdx(),
    guardedPreact(),
    awakenings,
    notices(),
    postprocessHtml(),
    // The other languages come first; the last four look at the finished site, the worker at all of it.
    ...(whole ? [translations(), searchIndex(), sitemap(), offline(), buildSummary()] : []),
  ],
  // What is the same in every language is there once, in the folder of the original.
  publicDir: whole ? './public' : './no-public-files',
  cacheDir: `./node_modules/.astro${whole ? '' : `/${language}`}`,
  // A page is wholly static and asks nobody else for anything; the hashes of its own scripts and styles go into the policy.
  security: {
    csp: {
      scriptDirective: {
        resources: ["'self'"],
        // Astro knows the scripts that it has bundled, and not those that pages run before they are painted.
        hashes: [READS_IN_STEPS, HIDE_RESULTS_BEFORE_PAINT, NAME_TAB_AS_SHOWN, PUT_LAST_GAME_FIRST].map(
          (script) => /** @type {const} */ (`sha256-${createHash('sha256').update(script).digest('base64')}`),
        ),
      },
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "media-src 'none'",
        "object-src 'none'",
        // Without a word of their own, these would be whatever scripts may be, or not be bounded at all.
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        // No string becomes a script or markup, but the addresses that `trusted-script.ts` lets pass.
        "require-trusted-types-for 'script'",
        'trusted-types cabinet',
      ],
    },
  },
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [leanScripts, knownWarnings(), ...(whole ? [] : [languageConditionPlugin(language)])],
    // The chart is brought into pages that allow no styles but their own: in its page they have to stand in a file.
    build: {
      assetsInlineLimit: (file) => (/\/[^/]*chart[^/]*\.css$/i.test(file) ? false : undefined),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: chunks },
              // Scripts call each other by their addresses, and each page has dozens: a hash alone weighs least. Widgets keep their names.
              chunkFileNames: '_astro/[hash].js',
            },
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
});
