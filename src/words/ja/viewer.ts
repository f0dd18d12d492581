import type { ViewerWords } from '../viewer.ts';

/** 日本語。 */
export const words: ViewerWords = {
  scrubber: 'ゲーム全体',
  play: '再生',
  pause: '一時停止',
  speed: '速さ',
  flip: '上下を入れ替える',
  sandbox: 'サンドボックスで開く',
  besides: '対局のほかに',
  tabs: { moves: '手順', explore: '調べる', analyse: '検討', share: '共有' },
  modes: {
    why: '出せるカード',
    infer: '推理',
    worth: '1手ごとの価値',
    guess: '次の1枚を当てる',
    edit: '書き込む',
    notes: '書き込む',
    share: '共有',
  },
  seenBy: '視点',
  position: (move, moves) => `全${moves}手のうち${move}手目`,
  step: (step, steps) => `全${steps}手のうち${step}手目`,
  moves: '手とコメント',
  happened: 'いま起きたこと',
  notBegun: 'まだ何も配られていません。「進む」で始めてください。',
  phase: '現在',
  variation: '変化',
  unfold: (variations) => `ほかの変化${variations}通りを表示`,
  glyphs: {
    '!!': '妙手',
    '!': '好手',
    '!?': '面白い手',
    '?!': '疑問手',
    '?': '悪手',
    '??': '大悪手',
  },
};
