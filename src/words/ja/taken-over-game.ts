import type { TakenOverGameWords } from '../text-types/taken-over-game.ts';

/** 日本語。 */
export const words: TakenOverGameWords = {
  fromHere: 'ここまでの手は、元のゲームのものです。ここから先はコンピューターとの対戦です。',
};
