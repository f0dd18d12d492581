import type { PlayablePositionWords } from '../text-types/playable-position.ts';

/** English. */
export const words: PlayablePositionWords = {
  tryIt: 'Try it',
  refused: 'Not allowed.',
  made: {
    answer: 'Yes.',
    onward: 'Yes. Go on.',
    mistake: 'Allowed, but not asked for.',
    possible: 'Allowed, but not what was asked for.',
  },
  shown: 'The answer. Now play it yourself.',
  hints: 'Mark what may be played',
  again: 'Try again',
  showAnswer: 'Show the answer',
  undo: 'Take back',
  playOn: 'Play all sides from here',
  backToScene: 'Back to the scene',
};
