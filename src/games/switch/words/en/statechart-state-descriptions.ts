import type { StatechartStateDescriptions } from '../text-types/statechart-state-descriptions.ts';
import { words as present } from './statechart-states-between-moves.ts';

/** English. */
export const words: StatechartStateDescriptions = {
  ...present,
  turn: 'A player plays or draws.',
  penalty: 'Cards wait to be picked up; whoever can answer may pass them on.',
  effect: 'The cards take effect, and somebody is next.',
};
