import type { StatechartStateDescriptions } from '../text-types/statechart-state-descriptions.ts';
import { words as present } from './statechart-states-between-moves.ts';

/** 日本語。 */
export const words: StatechartStateDescriptions = {
  ...present,
  turn: 'プレイヤーがカードを出すか引くかします。',
  penalty: '引き取るカードがあります。応じられれば次のプレイヤーに回せます。',
  effect: 'カードの効果が発動し、次の手番が決まります。',
};
