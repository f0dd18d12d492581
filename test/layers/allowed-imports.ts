/** Which part of the house may know which: read off the imports, so that the plan and the code cannot part. */

export interface Layer {
  readonly name: string;
  /** Layers whose code it may run. */
  readonly runs: readonly string[];
  /** Layers, or single files of them, of which it may know the types besides. */
  readonly types?: readonly string[];
  /** Packages it may import; `node` is Node itself. */
  readonly packages: readonly string[];
}

/** What a game has besides words and pictures: it runs anywhere, and always the same. */
const ENGINE = [
  'game/rules', 'game/solver', 'game/past', 'game/reachability', 'game/record', 'game/analysis', 'game/opponents', 'game/puzzles',
  'game/findings', 'game/exercises', 'game/facts', 'game/statechart', 'game/replay-stepping-machine', 'game/rules-only-machine', 'game/machine-with-statechart', 'game/machine-with-statechart-and-dealing', 'game/position-setup-adapter',
  'game/board', 'game/casebook', 'game/dispute', 'game/moment-conditions',
]; // prettier-ignore

/**
 * From the ground up: nothing knows what stands below it in this list. First the shell, which serves any game, then what a game
 * has in its own folder (`game/rules` is `games/jekyll-vs-hyde/rules`), then what is made of both.
 */
export const LAYERS: readonly Layer[] = [
  { name: 'kit', runs: [], packages: ['valibot'] },
  { name: 'replays', runs: ['kit'], packages: ['valibot'] },
  { name: 'storage', runs: [], packages: [] },
  { name: 'studies', runs: ['kit', 'replays', 'storage'], packages: ['valibot', 'idb'] },
  { name: 'progress', runs: ['kit', 'storage'], packages: ['valibot', 'ts-fsrs'] },
  { name: 'casebook', runs: ['kit'], packages: ['valibot'] },
  { name: 'machines', runs: ['kit'], packages: ['xstate'] },
  {
    name: 'words',
    runs: [],
    types: ['kit', 'replays', 'storage', 'progress', 'casebook', 'machines'],
    packages: [],
  },
  // Files of content, as the build reads them.
  {
    name: 'collections',
    runs: ['kit', 'replays', 'casebook', 'words'],
    packages: ['astro', 'node'],
  },
  { name: 'styles', runs: [], packages: ['@fontsource/abril-fatface', '@fontsource/crimson-pro'] },
  {
    name: 'widgets',
    runs: ['kit', 'replays', 'storage', 'studies', 'progress', 'machines', 'words', 'styles'],
    // Astro only for the types of a directive.
    packages: ['preact', 'astro'],
  },
  {
    name: 'components',
    runs: ['kit', 'replays', 'storage', 'progress', 'casebook', 'machines', 'words', 'widgets', 'styles'],
    // Pictures for other sites are drawn while the site is built.
    packages: [
      'astro', 'preact', 'elkjs', 'satteri', '@observablehq/plot', 'linkedom', 'node', 'sharp',
      '@fontsource/crimson-pro', '@fontsource/abril-fatface', '@fontsource/zen-antique',
    ], // prettier-ignore
  },
  { name: 'offline', runs: [], packages: [] },
  {
    name: 'build',
    // The service worker, and what draws the islands of Preact in the place of Astro's own, are named to the bundler.
    runs: ['words/languages', 'widgets/hydrate-with-error-boundary', 'offline/worker'],
    packages: ['node', 'astro', '@astrojs/preact', 'node-html-parser', 'pagefind', 'subset-font', 'vite'],
  },

  { name: 'game/rules', runs: ['kit'], packages: ['valibot'] },
  { name: 'game/solver', runs: ['kit', 'game/rules'], packages: [] },
  { name: 'game/past', runs: ['kit', 'game/rules'], packages: [] },
  { name: 'game/reachability', runs: ['kit', 'game/rules', 'game/past'], packages: [] },
  { name: 'game/record', runs: ['kit', 'replays', 'game/rules'], packages: ['valibot'] },
  { name: 'game/analysis', runs: ['kit', 'replays', 'game/rules', 'game/solver'], packages: [] },
  { name: 'game/opponents', runs: ['kit', 'game/rules', 'game/solver'], packages: [] },
  {
    name: 'game/puzzles',
    runs: ['kit', 'game/rules', 'game/solver', 'game/analysis', 'game/opponents'],
    packages: [],
  },
  { name: 'game/findings', runs: ['kit', 'game/rules', 'game/solver', 'game/opponents'], packages: [] },
  { name: 'game/exercises', runs: ['kit', 'game/rules'], packages: [] },
  { name: 'game/facts', runs: ['kit', 'game/rules'], packages: [] },
  { name: 'game/statechart', runs: ['kit', 'machines', 'game/rules'], packages: ['xstate'] },
  {
    name: 'game/replay-stepping-machine',
    runs: ['machines', 'game/rules', 'game/statechart/statechart-state-value'],
    packages: [],
  },
  {
    name: 'game/rules-only-machine',
    runs: ['machines', 'game/rules', 'game/statechart/statechart-state-value'],
    packages: [],
  },
  {
    name: 'game/machine-with-statechart',
    runs: ['kit', 'machines', 'game/rules', 'game/statechart'],
    packages: [],
  },
  {
    name: 'game/machine-with-statechart-and-dealing',
    runs: ['kit', 'game/rules', 'game/statechart', 'game/machine-with-statechart'],
    packages: [],
  },
  {
    name: 'game/position-setup-adapter',
    runs: ['replays', 'game/rules', 'game/rules-only-machine'],
    packages: [],
  },
  {
    name: 'game/board',
    runs: ['kit', 'replays', 'game/rules', 'game/reachability', 'game/position-setup-adapter'],
    packages: [],
  },
  { name: 'game/dispute', runs: ['kit', 'game/rules'], packages: [] },
  { name: 'game/moment-conditions', runs: ['kit', 'game/rules'], packages: [] },
  {
    name: 'game/casebook',
    runs: ['kit', 'casebook', 'game/rules', 'game/machine-with-statechart-and-dealing'],
    packages: ['valibot'],
  },
  {
    name: 'game/words',
    // What a sentence says of a card or a count is asked of the game, not written again: its vocabulary, and no rule.
    runs: ['words', 'game/rules/cards', 'game/rules/track'],
    types: ['kit', 'replays', ...ENGINE],
    packages: [],
  },
  // Loaded when a question is typed: it brings no more than what cards are called, and what can be told.
  {
    name: 'game/find-disputes-in-search-query',
    runs: ['kit', 'words', 'game/dispute', 'game/words'],
    packages: [],
  },
  // Loaded with it: what the game says at once.
  {
    name: 'game/answer-directly',
    runs: ['kit', 'words', 'game/rules', 'game/words'],
    packages: [],
  },
  // How a game stands among the others: what any page says of it, so it brings nothing but words.
  {
    name: 'game/game-listing',
    runs: ['words', 'game/rules/game-id', 'game/words'],
    types: ['kit'],
    packages: [],
  },
  { name: 'listed-games', runs: ['game/game-listing'], types: ['kit'], packages: [] },
  {
    name: 'layouts',
    runs: ['words', 'widgets', 'styles', 'components', 'listed-games'],
    packages: ['astro'],
  },
  // The `replay` command, of the games that are listed.
  { name: 'cli', runs: ['kit', 'replays', 'words', 'build'], packages: ['node'] },

  {
    name: 'game/command-line',
    runs: [
      'kit',
      'cli',
      'game/rules',
      'game/solver',
      'game/machine-with-statechart-and-dealing',
      'game/words',
    ],
    types: ['game/statechart'],
    packages: [],
  },
  {
    name: 'game/content-readers',
    runs: ['kit', 'collections', 'words', 'game/rules', 'game/solver', 'game/puzzles', 'game/machine-with-statechart-and-dealing', 'game/casebook', 'game/words'], // prettier-ignore
    packages: [],
  },
  { name: 'game/bundler-chunks', runs: [], types: ['build'], packages: [] },
  // What is reckoned out once, and kept in a file.
  { name: 'game/cli', runs: ['kit', ...ENGINE], packages: ['node'] },
  {
    name: 'game/table',
    runs: ['kit', 'words', 'styles', 'widgets', 'game/rules', 'game/words'],
    types: ['game/exercises/types'],
    packages: ['preact'],
  },
  {
    name: 'game/move-and-event-texts',
    runs: ['words', 'widgets', 'game/rules', 'game/words', 'game/table'],
    packages: [],
  },
  {
    name: 'game/face',
    runs: [
      'words',
      'widgets',
      'game/rules',
      'game/replay-stepping-machine',
      'game/rules-only-machine',
      'game/words',
      'game/table',
      'game/move-and-event-texts',
    ],
    packages: [],
  },
  {
    name: 'game/game-text-adapter',
    runs: ['kit', 'game/rules', 'game/record', 'game/machine-with-statechart-and-dealing', 'game/words'],
    types: ['widgets'],
    packages: [],
  },
  {
    name: 'game/playing-face',
    runs: ['widgets', 'game/rules', 'game/machine-with-statechart', 'game/table', 'game/face'],
    packages: [],
  },
  { name: 'game/question-pool', runs: ['game/rules', 'game/exercises', 'widgets'], packages: [] },
  {
    name: 'game/quiz-adapter',
    runs: [
      'words', 'widgets', 'game/rules', 'game/machine-with-statechart', 'game/words', 'game/table', 'game/move-and-event-texts',
    ], // prettier-ignore
    types: ['game/exercises'],
    packages: [],
  },
  {
    name: 'game/widgets',
    runs: [
      'kit', 'replays', 'storage', 'studies', 'progress', 'machines', 'words', 'styles', 'widgets',
      ...ENGINE, 'game/words', 'game/table', 'game/move-and-event-texts', 'game/face', 'game/playing-face', 'game/question-pool', 'game/quiz-adapter', 'game/game-text-adapter',
      'game/find-disputes-in-search-query', 'game/answer-directly',
    ], // prettier-ignore
    packages: ['preact'],
  },
  {
    name: 'search-listed-games',
    runs: ['widgets', 'game/find-disputes-in-search-query', 'game/answer-directly', 'game/widgets'],
    types: ['kit'],
    packages: [],
  },
  {
    name: 'game/components',
    runs: [
      'casebook', 'kit', 'replays', 'machines', 'words', 'widgets', 'components', 'layouts', 'styles',
      ...ENGINE, 'game/words', 'game/game-listing', 'game/table', 'game/move-and-event-texts', 'game/widgets',
    ], // prettier-ignore
    packages: ['astro', 'satteri', '@observablehq/plot', 'linkedom'],
  },
  {
    name: 'game/social-cards',
    runs: ['replays', 'words', 'components', ...ENGINE, 'game/words', 'game/table', 'game/components'],
    types: ['kit'],
    packages: ['astro'],
  },
  {
    name: 'game/home-page-section',
    runs: ['words', 'widgets', 'components', 'game/rules', 'game/words', 'game/table', 'game/components'],
    packages: [],
  },
  {
    name: 'game/lesson',
    runs: [
      'kit',
      'replays',
      'words',
      'styles',
      'widgets',
      'components',
      ...ENGINE,
      'game/words',
      'game/table',
      'game/move-and-event-texts',
      'game/question-pool',
      'game/quiz-adapter',
      'game/widgets',
      'game/components',
    ],
    packages: ['astro'],
  },

  {
    name: 'pages',
    runs: [
      'kit', 'replays', 'words', 'widgets', 'styles', 'components', 'listed-games', 'search-listed-games', 'layouts', 'game/home-page-section', 'game/social-cards',
    ], // prettier-ignore
    // Pictures for home screens are drawn while the site is built.
    packages: ['astro', 'node', 'sharp'],
  },
  {
    name: 'game/pages',
    runs: [
      'casebook', 'kit', 'replays', 'words', 'widgets', 'styles', 'components', 'layouts',
      ...ENGINE, 'game/words', 'game/table', 'game/face', 'game/widgets', 'game/lesson', 'game/components',
      'game/question-pool', 'game/game-listing',
    ], // prettier-ignore
    packages: ['astro'],
  },
  {
    name: 'content.config',
    runs: ['casebook', 'replays', 'collections', 'listed-games', 'game/content-readers'],
    packages: ['astro'],
  },
];

/** What was kept before things were kept by game is the first game's. */
export const FIRST_GAME = 'storage/game-storage-key.ts';

/** Those that run anywhere, and always the same: no browser, no clock, no chance but the one that is handed to them. */
export const PURE = ['kit', 'replays', 'machines', 'words', ...ENGINE, 'game/words'];
export const IMPURE = [
  'window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'process',
  'Date', 'performance', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'crypto', 'Math.random',
]; // prettier-ignore

export const NO_NAMES = ['utils', 'helpers', 'common', 'lib', 'types'];

/** So many lines may a file have, of code or of style, and so many a function, from its first line to its last. */
export const MOST_LINES = { file: 250, function: 60 };
/** Functions that are longer, by the file and their name. */
export const LONG_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'holds short functions that share a state': [
    'games/jekyll-vs-hyde/solver/search-trick-count-without-potions.ts createTrickCountSearch',
    'games/jekyll-vs-hyde/solver/search-trick-gap-at-least.ts createSearch',
    'games/jekyll-vs-hyde/solver/transposition-table.ts createTable',
  ],
  'is the inner loop of the solver, in one piece for its speed': [
    'games/jekyll-vs-hyde/solver/search-trick-gap-at-least.ts lead',
  ],
};
