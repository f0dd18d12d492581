import type { ReplayListWords } from '../text-types/replay-list.ts';
import { words as game } from './names.ts';

/** 日本語。 */
export const words: ReplayListWords = {
  title: '解説つきゲーム',
  intro:
    '両者の考えを添えた、ゲームの全記録です。1手ずつ見たり、次の1枚を当てたり、ほかの手を試したりできます。',
  any: 'すべて',
  filters: { winner: '勝者', has: '内容', length: '長さ' },
  values: {
    jekyll: 'ジキル',
    hyde: 'ハイド',
    pride: '傲慢でトリックを奪う',
    greed: '強欲で交換する',
    wrath: '憤怒で序列をリセットする',
    'two-potions': '秘薬どうし',
    ruling: 'ふだんと違う裁定',
    short: '2ラウンドまで',
    long: '3ラウンド以上',
  },
  shown: '表示中のゲーム：{shown}件',
  own: '自分の棋譜を読み込み、保存し、共有する',
  players: (jekyll, hyde) => `ジキル：${jekyll}、ハイド：${hyde}`,
  wins: (winner, round) => `第${round}ラウンドで${game.seats[winner]}の勝ち。`,
  comments: (count) => `コメント${count}件。`,
  guess: (seat) => `${game.seats[seat]}の次の1枚を当てる`,
  guessIn: (title, seat) => `「${title}」：${game.seats[seat]}の次の1枚を当てる`,
};
