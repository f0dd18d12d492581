import type { GuessMovesPanelWords } from '../text-types/guess-moves-panel.ts';

/** 日本語。 */
export const words: GuessMovesPanelWords = {
  title: '次の1枚を当てる',
  score: (hit, of, worth) => `${of}手のうち${hit}手が実戦どおり${worth ? 'か最善' : ''}`,
  as: '役割',
  yourMove: '何を出しますか？',
  notYours: 'あなたの番の手ではありません。',
  verdicts: {
    answer: '実戦どおりです。',
    mistake: '考えられる手ですが、実戦では出されませんでした。',
    possible: '出せますが、実戦の手ではありません。',
  },
  tallies: {
    helped: 'ヒントを見たあとなので、正解には数えません。',
    missed: '正解には数えません。',
    unsettled: '同じくらいよい手の場合だけ、正解に数えます。',
    uncounted: 'ここでは双方が同時に選ぶので、必ず正しい手はありません。この予想は数に入れません。',
  },
  played: (move) => `実戦：${move}。`,
  goOn: '続ける',
  over: 'この手順はここまでです。',
};
