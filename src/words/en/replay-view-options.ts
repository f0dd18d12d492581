import type { ReplayViewOptionsWords } from '../interfaces/replay-view-options.ts';

/** English. */
export const words: ReplayViewOptionsWords = {
  seenBy: 'Seen by',
  seeAs: (seat) => `See it as ${seat}`,
  along: 'Think along',
  flip: 'Turn the table',
};
