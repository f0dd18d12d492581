import type { StatechartStateDescriptions } from '../text-types/statechart-state-descriptions.ts';
import { words as present } from './statechart-states-between-moves.ts';

/** English. */
export const words: StatechartStateDescriptions = {
  ...present,
  meeting: 'A Meeting',
  outcome: 'What follows',
};
