import type { ReplayListWords } from '../text-types/replay-list.ts';

/** 日本語。 */
export const words: ReplayListWords = {
  title: '解説つきゲーム',
  intro:
    'プレイヤーの考えを添えた、ゲームの全記録です。1手ずつ見たり、次の手を考えたり、ほかの手を試したりできます。',
  any: 'すべて',
  filters: { players: '人数', has: '内容', length: '長さ' },
  values: {
    players: { '2': '2人', '3': '3人', '4': '4人', '6': '6人' },
    has: {
      penalty: '増えていくペナルティ',
      run: 'ラン',
      mirror: '写す7',
      direction: '逆回り',
      skip: '飛ばされる手番',
      'new-deck': '新しい山札',
      ruling: 'ふだんと違う裁定',
    },
    length: { short: '20手まで', long: '21手以上' },
  },
  shown: '表示中のゲーム：{shown}件',
  own: '自分の棋譜を読み込み、保存し、共有する',
  players: (names) => names.join('、'),
  wins: (winner, name, moves) =>
    winner === 'draw' ? `${moves}手で引き分け。` : `${moves}手で${name}の勝ち。`,
  comments: (count) => `コメント${count}件。`,
};
