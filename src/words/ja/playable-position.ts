import type { PlayablePositionWords } from '../text-types/playable-position.ts';

/** 日本語。 */
export const words: PlayablePositionWords = {
  tryIt: 'やってみる',
  refused: 'それはできません。',
  made: {
    answer: 'そのとおりです。',
    onward: 'そのとおりです。続けてください。',
    mistake: 'できる手ですが、ここでの正解ではありません。',
    possible: 'できますが、求められているのは別の手です。',
  },
  shown: '答えはこれです。自分で選んでみましょう。',
  hints: '選べるカードに印をつける',
  again: 'もう一度',
  showAnswer: '答えを見る',
  undo: '戻す',
  playOn: 'ここから1人で続ける',
  backToScene: '場面に戻る',
};
