import type { PlacesWords } from '../interfaces/statechart-place-names.ts';

/** 日本語。 */
export const words: PlacesWords = {
  dealing: 'ラウンドのカードを配るところです。',
  meeting: 'ミーティング',
  leading: '誰かがカードをリードします。',
  following: 'ほかの人が出します。',
  choosing: '効果のために選ぶところです。',
  roundEnd: 'ラウンドの終わりに選ぶところです。',
  outcome: '結果',
  won: 'ゲームは終わりです。',
};
