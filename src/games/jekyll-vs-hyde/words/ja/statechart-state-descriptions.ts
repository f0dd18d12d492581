import type { StatechartStateDescriptions } from '../text-types/statechart-state-descriptions.ts';
import { words as present } from './statechart-states-between-moves.ts';

/** 日本語。 */
export const words: StatechartStateDescriptions = {
  ...present,
  preparation: '両者がラウンド数と同じ枚数のカードを、同時に、伏せて渡します。',
  tricks: '10トリックを行います。どのトリックでも、両者が1枚ずつ出します。',
  effect: '秘薬が1枚なら、もう1枚の色の効果が発動します。秘薬がないときと2枚のときは、何も起こりません。',
  greedExchange: '両者がカードを2枚（残り1枚ならその1枚）選び、同時に交換します。',
  award: '勝った人がトリックを取ります。傲慢の効果なら、負けた人のトリックも1つ奪います。',
  progression: 'トリック数の差だけ、コマがハイドの側へ進みます。',
};
