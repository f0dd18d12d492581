import type { ViewOptionsWords } from '../interfaces/replay-view-options.ts';

/** English. */
export const words: ViewOptionsWords = {
  seenBy: 'Seen by',
  along: 'Think along',
  flip: 'Turn the table',
};
