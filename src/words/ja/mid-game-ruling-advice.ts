import type { MidGameRulingAdviceWords } from '../text-types/mid-game-ruling-advice.ts';

/** 日本語。 */
export const words: MidGameRulingAdviceWords = {
  now: 'ゲームの途中で、まだ決めていなかったときは、どちらが得をするかにかかわらず、今回はこのサイトの読み方で進めます。そのうえで、次からどの読み方にするかを決めます。',
};
