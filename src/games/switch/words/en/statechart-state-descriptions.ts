import type { StateDescriptions } from '../text-types/statechart-state-descriptions.ts';
import { words as present } from './statechart-states-between-moves.ts';

/** English. */
export const words: StateDescriptions = {
  ...present,
  turn: 'A player plays or draws.',
  penalty: 'Cards wait to be picked up; whoever can answer may pass them on.',
  effect: 'The cards take effect, and somebody is next.',
};
