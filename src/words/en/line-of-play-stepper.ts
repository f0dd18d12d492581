import type { LineOfPlayStepperWords } from '../text-types/line-of-play-stepper.ts';

/** English. */
export const words: LineOfPlayStepperWords = {
  show: 'Show the line',
  played: 'The move made',
  better: 'The better one',
  back: 'Close',
};
