import { defineConfig } from 'vitest/config';
import { languageConditionPlugin } from '../src/build/translation-builds.ts';
import { Counts } from './vitest-summary-reporter.ts';
import { LongestFirst } from './longest-first.ts';

/** What Node cannot read by itself: widgets, stylesheets, and all the sources at once. Any of it among the rules fails to load. */
const DRAWN = [
  'test/{layers,widgets}/**/*.test.ts',
  'test/**/{any-game,any-link}.test.ts',
  'test/content/taught-pictures.test.ts',
  'test/games/{faces,hints,moments,other-disputes-on-ask-page,quizzes,ruling-source-attribution}.test.ts',
  'test/games/*/{table,widgets}/**/*.test.ts',
  'test/games/jekyll-vs-hyde/exercises/reasons-for-answer-choices.test.ts',
  'test/games/jekyll-vs-hyde/rules/position-setup.test.ts',
];

/**
 * One project a kind of test: the rules and what stands on them in plain Node, what is drawn of them, the built site as a folder of
 * files, and in a real browser.
 */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    reporters: ['default', new Counts()],
    sequence: { sequencer: LongestFirst },
    // One processor less is taken otherwise, which is half of two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', 'test/site/**', ...DRAWN],
          // Node runs the code itself, as the command line does: what Vite puts around every import takes a fifth longer.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // A worker keeps what it has imported from file to file.
          isolate: false,
          benchmark: { include: [] },
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'drawn',
          include: DRAWN,
          // Pictures take their inks from the stylesheets, which would come out empty.
          css: true,
          // A worker keeps what it has imported from file to file.
          isolate: false,
          benchmark: { include: [] },
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        plugins: [languageConditionPlugin('ja')],
        test: {
          name: 'japanese',
          // What is drawn and said, once more in the other language: these tests ask `#said` for their words as the widgets do.
          include: ['test/widgets/**/*.test.ts', 'test/games/{faces,quizzes}.test.ts'],
          // They take longer to import than to run.
          isolate: false,
          benchmark: { include: [] },
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          // A worker keeps the site that it has read from file to file.
          isolate: false,
          benchmark: { include: [] },
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: [],
          benchmark: { include: ['test/bench/*.bench.ts'] },
          globalSetup: 'test/browser/served-site.ts',
          testTimeout: 300_000,
          // Node runs the code itself: what Vite puts around every import would be measured too.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          // A worker keeps its browser from file to file, and what the files import.
          isolate: false,
          // What a page does in its own time may take it longer on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          css: true,
          globalSetup: 'test/browser/served-site.ts',
          // More of them than there are processors make each slower, and none earlier.
          sequence: { groupOrder: 1 },
          // Of tests that may run at a time.
          maxConcurrency: 2,
          // A machine that others use as well may hold a browser up for seconds in the middle of a touch. What passes only when it is
          // run again is named at the end of the run.
          retry: 1,
          benchmark: { include: [] },
          testTimeout: 240_000,
        },
      },
    ],
  },
});
