import type { GuidedWords } from '../guided.ts';
import { words as game } from './game.ts';

/** English. */
export const words: GuidedWords = {
  title: 'A whole round',
  scripted: 'A round with a script: you are Jekyll',
  free: (seat) => `A free round: you are ${game.seats[seat]}`,
  playFree: (seat) => `A new deal, as ${game.seats[seat]}`,
  playScripted: 'Back to the script',
  coach: 'The coach:',
};
