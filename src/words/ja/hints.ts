import type { HintsWords } from '../text-types/hints.ts';

/** 日本語。 */
export const words: HintsWords = {
  ask: 'ヒント',
  counts: 'ヒントを見ると、また出題します。',
  rule: '決め手のルール：',
  wrong: (choice) => `これは誤りです：${choice}。`,
  not: (move) => `これではありません：${move}。`,
  count: (right) => (right === 0 ? '正しいものはありません。' : `正しいものは${right}件です。`),
};
