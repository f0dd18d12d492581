import type { HideReplayResultsWords } from '../text-types/hide-replay-results.ts';

/** 日本語。 */
export const words: HideReplayResultsWords = {
  hide: '結果を隠す（先に自分で考える）',
  numbered: (number) => `ゲーム${number}`,
  ownCopy: '自分で書き込んだもの',
};
