import type { MidGameRulingAdviceWords } from '../text-types/mid-game-ruling-advice.ts';

/** English. */
export const words: MidGameRulingAdviceWords = {
  now: 'In the middle of a game, and nothing agreed? Go on by this site’s reading this time, whoever gains by it. Then agree on a reading for all that follows.',
};
