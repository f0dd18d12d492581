import type { ReplayListWords } from '../text-types/replay-list.ts';

/** 日本語。 */
export const words: ReplayListWords = {
  title: '解説つきゲーム',
  intro:
    '3人から6人までのゲームの全記録に、プレイヤーの考えを添えました。1手ずつ見たり、次の手を考えたり、ほかの手を試したりできます。',
  any: 'すべて',
  filters: { players: '人数', has: '内容', length: '長さ' },
  values: {
    players: { '3': '3人', '4': '4人', '5': '5人', '6': '6人' },
    has: {
      'wild-led': 'ワイルドのリード',
      'face-down': '裏向きのカード',
      taken: '8で取られるカード',
      angel: '天使の働き',
      'all-four': '邪悪なカード4枚',
      'shut-out': '失格',
      tie: '最多の同点',
    },
    length: { short: '3ラウンドまで', long: '4ラウンド以上' },
  },
  shown: '表示中のゲーム：{shown}件',
  own: '自分の棋譜を読み込み、保存し、共有する',
  players: (names) => names.join('、'),
  wins: (name, rounds) => `${rounds}ラウンドで${name}の勝ち。`,
  comments: (count) => `コメント${count}件。`,
};
