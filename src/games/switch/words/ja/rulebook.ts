import type { RulebookWords } from '../text-types/rulebook.ts';
import { rules } from './rule-sentences.ts';
import { rulings } from './rulings.ts';
import { sections } from './source-sections.ts';

/** 日本語のルールブック。 */
export const rulebook: RulebookWords = {
  chapters: {
    deal: '配札',
    matching: '出せるカード',
    several: 'まとめて出す',
    drawing: '引くことと新しい山札',
    twos: '2',
    'five-hearts': '5♥',
    runs: 'ラン',
    sevens: '7',
    eights: '8',
    jacks: 'ジャック',
    aces: 'エース',
    finishing: 'ゲームの終わり',
  },
  rules,
  rulings,
  source: '出版社のない伝承ゲームの、あるハウスルール。',
  sections,
};
