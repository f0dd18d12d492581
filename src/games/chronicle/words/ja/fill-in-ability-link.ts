import type { OpenSlotsWords } from '../interfaces/fill-in-ability-link.ts';

/** 日本語。 */
export const words: OpenSlotsWords = {
  fillIn: '手元のカードの効果を入力する',
  change: '入力した効果を変更する',
};
