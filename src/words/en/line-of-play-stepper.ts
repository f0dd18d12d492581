import type { LineStepperWords } from '../interfaces/line-of-play-stepper.ts';

/** English. */
export const words: LineStepperWords = {
  show: 'Show the line',
  played: 'This move',
  better: 'The better one',
  back: 'Close',
};
