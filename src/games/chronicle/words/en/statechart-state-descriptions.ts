import type { PlacesWords } from '../interfaces/statechart-state-descriptions.ts';
import { words as present } from './statechart-present-place-names.ts';

/** English. */
export const words: PlacesWords = {
  ...present,
  meeting: 'A Meeting',
  outcome: 'What follows',
};
