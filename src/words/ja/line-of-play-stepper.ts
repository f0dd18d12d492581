import type { LineOfPlayStepperWords } from '../text-types/line-of-play-stepper.ts';

/** 日本語。 */
export const words: LineOfPlayStepperWords = {
  show: '手順を見る',
  played: '選んだ手',
  better: 'よりよい手',
  back: '閉じる',
};
