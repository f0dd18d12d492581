import type { RulebookWords } from '../text-types/rulebook.ts';

/** What each source is called, with whose it is, for who argues asks whether it is official; and a point of the one whose points have numbers. */
export const sourceNames: RulebookWords['sourceNames'] = {
  M: '作者不明のマニュアル',
  L: '作者不明の26項目のまとめ',
  J: '個人による日本語の要約',
  H: 'オンライン版のヘルプページ',
  F: '出版社の公式Q&A',
};
export const pointOfList: RulebookWords['pointOfList'] = (point) => `項目${point}`;
