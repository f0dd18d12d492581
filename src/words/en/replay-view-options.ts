import type { ReplayViewOptionsWords } from '../text-types/replay-view-options.ts';

/** English. */
export const words: ReplayViewOptionsWords = {
  seenBy: 'Seen by',
  seeAs: (seat) => `See it as ${seat}`,
  along: 'Think along',
  whatAlongDoes: 'Hides the moves to come, so that you can first think of your own.',
  flip: 'Turn the table',
  whatFlipDoes: 'Seats another player at the bottom of the table.',
};
