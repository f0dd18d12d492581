import type { RulebookWords } from '../text-types/rulebook.ts';
import { house } from './house-answers.ts';
import { rules } from './rule-sentences.ts';
import { rulings } from './rulings.ts';
import { pointOfList, sourceNames } from './source-names.ts';
import { wordings } from './wording-differences.ts';

/** 日本語のルールブック。 */
export const rulebook: RulebookWords = {
  chapters: {
    deal: '配札',
    preparation: '準備',
    following: 'リードとフォロー',
    ranking: '色の序列',
    trick: 'トリックの勝敗',
    potions: '秘薬の効果',
    track: '自我トラック',
    match: '2戦制',
  },
  rules,
  rulings,
  house,
  wordings,
  sourceNames,
  pointOfList,
  sources: {
    M: '英語のリファレンスマニュアル。誰が書いたのか、箱に入っている説明書と同じものかは、書かれていません。',
    L: '英語による26項目のまとめ。',
    J: '日本語の要約。2021年1月、オンライン版のベータをもとに書かれたもので、内容が古くなっている可能性があるとの断りがある。',
    H: '大手オンラインゲームサイトのヘルプページ。2020年12月以降。',
    F: 'イタリア語版の出版社によるQ&A。',
  },
};
