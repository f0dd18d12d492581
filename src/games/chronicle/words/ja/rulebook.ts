import type { RulebookWords } from '../text-types/rulebook.ts';
import { rules } from './rule-sentences.ts';
import { rulings } from './rulings.ts';
import { sections } from './source-sections.ts';

/** 日本語のルールブック。 */
export const rulebook: RulebookWords = {
  chapters: {
    history: '歴史カード',
    deal: '配札',
    leading: 'リード',
    following: 'マストフォロー',
    winning: 'ミーティングの勝ち',
    abilities: '効果と発動の時期',
    effects: '効果の一覧',
    allies: '仲間',
    evil: '天使と邪悪なカード',
    fame: '名声',
    ending: 'ゲームの終わり',
  },
  rules,
  rulings,
  sections,
  manual: '作者不明の手引書',
  sources: {
    manual:
      'ゲームの骨組みを述べた英語の手引書。誰が書いたのか、箱に入っている説明書と同じものかは、書かれていません。',
    reviews: 'カードの一部について述べたもの。デザイナーのページは2009年のもの。',
  },
};
