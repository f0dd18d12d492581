import type { ReplayViewOptionsWords } from '../text-types/replay-view-options.ts';

/** English. */
export const words: ReplayViewOptionsWords = {
  seenBy: 'Seen by',
  seeAs: (seat) => `See it as ${seat}`,
  along: 'Think along',
  flip: 'Turn the table',
};
