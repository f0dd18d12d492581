import type { DrillWords } from '../drill.ts';
import { until } from './until.ts';

/** 日本語。 */
export const words: DrillWords = {
  title: '反復練習',
  intro:
    '復習の時期が来たルールを、毎回新しい局面で問います。間違えたものはすぐに、覚えたものは間をあけて出題します。',
  predict: '予想する',
  ask: 'もう1問',
  check: '答え合わせ',
  next: '次へ',
  right: '正解。',
  wrong: '不正解。',
  answer: '答え',
  pickAll: '正しいものをすべて選んでください。',
  nothingDue: (moment, now) =>
    moment === null
      ? 'いま出題するものはありません。'
      : `いま出題するものはありません。次は${until(moment, now)}です。`,
  practise: 'それでも練習する',
  due: (rules) => `出題するルール：${rules}件`,
  duePuzzles: (puzzles) => `もう一度解く問題：${puzzles}問`,
  newPuzzle: '新しい問題を解く',
  aboutRule: '関係するルール：',
  progress: '進み具合',
};
