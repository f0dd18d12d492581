import type { JekyllVsHydeRulebook } from '../text-types/rulebook.ts';

/** What each source is called, and a point of the one whose points have numbers. */
export const sourceNames: JekyllVsHydeRulebook['sourceNames'] = {
  M: 'マニュアル',
  L: '26項目のまとめ',
  J: '日本語の要約',
  H: 'ヘルプページ',
  F: '出版社のQ&A',
};
export const pointOfList: JekyllVsHydeRulebook['pointOfList'] = (point) => `項目${point}`;
