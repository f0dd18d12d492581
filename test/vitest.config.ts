import { defineConfig } from 'vitest/config';

/** One project a kind of test: the rules and what stands on them in plain Node, the built site in a real browser. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**'],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['test/browser/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
