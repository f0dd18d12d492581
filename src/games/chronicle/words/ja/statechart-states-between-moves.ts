import type { PresentStateDescriptions } from '../text-types/statechart-state-descriptions.ts';

/** 日本語。 */
export const words: PresentStateDescriptions = {
  dealing: 'ラウンドのカードを配るところです。',
  leading: '誰かがカードをリードします。',
  following: 'ほかの人が出します。',
  choosing: '効果のために選ぶところです。',
  roundEnd: 'ラウンドの終わりに選ぶところです。',
  won: 'ゲームは終わりです。',
};
