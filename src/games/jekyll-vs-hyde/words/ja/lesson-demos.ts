import type { LessonDemosWords } from '../text-types/lesson-demos.ts';
import { words as game } from './names.ts';

/** 日本語。 */
export const words: LessonDemosWords = {
  ranking: '序列のボード',
  noChange: 'この色の序列はもう決まっているので、何も変わりません。',
  gone: 'そのカードはもう出ています。どのカードも1枚きりです。',
  swept: '新しいラウンドです。ボードは空になりました。',
  potionOnWrath: '憤怒に秘薬',
  newRound: '新しいラウンド',
  comparer: '2枚を比べる',
  led: 'ジキルのリード',
  followed: 'ハイドのカード',
  names: '秘薬の宣言',
  before: 'トリックの前の序列',
  noRanks: '序列は未定',
  sameCard: 'どのカードも1枚きりです。違う2枚を選んでください。',
  cards: 'カード',
  track: '自我トラック',
  jekyllsTricks: (round) => `第${round}ラウンド（ジキル対ハイド）`,
  round: (round) => `第${round}ラウンド`,
  shares: (jekyll, hyde) => `${game.seats.jekyll}${jekyll}・${game.seats.hyde}${hyde}。`,
  notPlayed: '行いません。ゲームは終わっています。',
  roundGoes: ({ gap, marker, winner, side, round }) => {
    const moves = gap === 0 ? `コマは${marker}のまま。` : `差は${gap}。コマは${marker}へ。`;
    if (winner === 'hyde') return `差は${gap}。コマはトラックの端の${marker}で止まる。ハイドの勝ち。`;
    if (winner === 'jekyll') return `${moves}3ラウンドが終わり、ジキルの勝ち。`;
    return `${moves}第${round + 1}ラウンドは${game.seats[side]}が最初にリード。`;
  },
  remarkable: {
    'hyde-by-jekylls-tricks': 'お見事。ジキルのトリックで、ハイドの勝ち。',
    'jekyll-though-hyde-leads': 'ハイドが2回リードしても、ジキルの勝ち。',
    'as-near-as-can-be': 'コマが近づけるのはここまで。',
  },
  tray: (round) => `第${round}ラウンドの交換`,
  newHand: '別の手札',
};
