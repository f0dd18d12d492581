import type { SandboxShareWords } from '../text-types/sandbox-share.ts';

/** English. */
export const words: SandboxShareWords = {
  picture: 'As a picture',
  game: 'As a game',
  madeUp:
    'A replay begins with a deal. Moves are made up that lead to this position, and what was played from it follows, every branch of it.',
  viewer: 'Open in the viewer',
  noGame:
    'A replay begins with a deal, and no game was found that leads to this position. The link to the sandbox shows it all the same.',
  replay: {
    title: 'From the sandbox',
    comment: 'Up to here the moves are made up. This is the position that was laid out.',
  },
};
