import type { DrillWords } from '../text-types/drill.ts';
import { until } from './time-until.ts';

/** 日本語。 */
export const words: DrillWords = {
  title: '反復練習',
  intro:
    '復習の時期が来たルールを、毎回新しい局面で問います。対戦や予想で防げたはずの間違いも出題します。間違えたものはすぐに、覚えたものは間をあけて出題します。',
  predict: '予想する',
  ask: 'もう1問',
  check: '答え合わせ',
  next: '次へ',
  right: '正解。',
  hinted: 'ヒントを使ったので、またあとで出題します。',
  wrong: '不正解。',
  partlyRight: '一部だけ正解。',
  answer: '答え',
  said: 'あなたの答え',
  inOrder: '順を追って見る',
  pickAll: '正しいものをすべて選んでください。',
  markFirst: '先に1つ以上選んでください。',
  missed: '見落とし',
  partly: (found, of, wrong) => `${of}個のうち${found}個が正解${wrong === 0 ? '' : `、余分が${wrong}個`}。`,
  nothingDue: (moment, now) =>
    moment === null
      ? 'いま出題するものはありません。'
      : `いま出題するものはありません。次は${until(moment, now)}です。`,
  practise: 'それでも練習する',
  place: (number, of) => `${of}問中${number}問目`,
  more: 'もう10問',
  enough: 'ここまでにする',
  duePuzzles: (puzzles) => `もう一度解く問題：${puzzles}問`,
  dueMistakes: (mistakes) => `直したい間違い：${mistakes}手`,
  learnt: '自分の間違いはひとまず終わりです。ここからは、いつもどおりに出題します。',
  newPuzzle: '新しい問題を解く',
  aboutRule: '関係するルール：',
  progress: '進み具合',
};
