import type { PlacesWords } from '../interfaces/statechart-state-descriptions.ts';
import { words as present } from './statechart-present-place-names.ts';

/** 日本語。 */
export const words: PlacesWords = {
  ...present,
  meeting: 'ミーティング',
  outcome: '結果',
};
