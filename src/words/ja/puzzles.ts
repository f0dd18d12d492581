import type { PuzzlesWords } from '../text-types/puzzles.ts';

/** 日本語。 */
export const words: PuzzlesWords = {
  title: '問題集',
  number: (number) => `第${number}問`,
  grades: { 1: '肩ならし', 2: 'ふつう', 3: '難問', 4: '超難問' },
  list: {
    next: '次の未正解の問題',
    allSolved: 'すべて解きました。新しい問題にも挑戦できます。',
    solved: '正解済み',
    tried: '挑戦済み',
    done: (of) => `${of}問中{done}問に正解`,
  },
  right: '正解。',
  wrong: '違います。',
  again: 'もう一度',
  show: '正解を見る',
  sandbox: 'サンドボックスで開く',
  previous: '前へ',
  next: '次へ',
  goOn: '次の問題へ',
  endless: {
    title: '新しい問題',
    intro: 'その場で見つけ、ほかの問題と同じように確かめた新しい問題です。このページのアドレスを開けば、いま見ている問題に戻れます。',
    needsScript: '新しい問題を見つけるにはJavaScriptが必要です。ブラウザーの中で探すからです。',
    grade: '難しさ',
    any: 'どれでも',
    make: '問題を見つける',
    another: '別の問題を見つける',
    stop: 'やめる',
    looking: (positions) => `探しています。${positions}局面まで調べました。`,
    working: '解析しています。',
    stopped: 'やめました。',
    notOne: 'このページのアドレスに問題はありません。新しい問題を見つけてください。',
  }, // prettier-ignore
};
