import type { StateDescriptions } from '../text-types/statechart-state-descriptions.ts';
import { words as present } from './statechart-states-between-moves.ts';

/** English. */
export const words: StateDescriptions = {
  ...present,
  meeting: 'A Meeting',
  outcome: 'What follows',
};
