import type { GuessedMoveWorthWords } from '../text-types/guessed-move-worth.ts';

/** 日本語。 */
export const words: GuessedMoveWorthWords = {
  judgedOpenly: '両者の手札が見えているとして判定しています。対戦中は、だれにも見えていませんでした。',
  showOpenly: '両者の手札を見て、理由を知る',
};
