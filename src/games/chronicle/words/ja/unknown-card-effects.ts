import { list } from '#words/ja/lists-and-amounts';
import type { UnknownCardEffectsWords } from '../text-types/unknown-card-effects.ts';
import { words as game } from './names.ts';

const { kinds } = game;

/** 日本語。 */
export const words: UnknownCardEffectsWords = {
  open: (slots) =>
    `未定：${slots.map((slot) => kinds[slot]).join('、')}の効果はどの資料にもないので、ここでは何も起きません。`,
  onlyHistory: (conditions) =>
    `12枚の歴史カードのうち全体がわかるのは1枚だけなので、ここではどのラウンドも条件は「${list(conditions.map(game.condition))}」です。`,
  fillIn: '手元のカードの効果を入力する',
  change: '入力した効果を変更する',
};
