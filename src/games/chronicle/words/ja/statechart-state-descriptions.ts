import type { StatechartStateDescriptions } from '../text-types/statechart-state-descriptions.ts';
import { words as present } from './statechart-states-between-moves.ts';

/** 日本語。 */
export const words: StatechartStateDescriptions = {
  ...present,
  meeting: 'ミーティング',
  outcome: '結果',
};
