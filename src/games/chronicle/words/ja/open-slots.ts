import type { OpenSlotsWords } from '../interfaces/open-slots.ts';

/** 日本語。 */
export const words: OpenSlotsWords = {
  fillIn: '手元のカードの効果を入力する',
  change: '入力した効果を変更する',
};
