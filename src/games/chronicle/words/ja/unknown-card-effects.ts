import type { UnknownCardEffectsWords } from '../text-types/unknown-card-effects.ts';
import { words as game } from './names.ts';

const { kinds } = game;

/** 日本語。 */
export const words: UnknownCardEffectsWords = {
  open: (slots) =>
    `未定：${slots.map((slot) => kinds[slot]).join('、')}の効果はどの資料にもないので、ここでは何も起きません。`,
  fillIn: '手元のカードの効果を入力する',
  change: '入力した効果を変更する',
};
