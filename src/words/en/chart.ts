import type { ChartWords } from '../chart.ts';

/** English. */
export const words: ChartWords = {
  // `bothChoose` is “Both choose”.
  name: (key) => {
    const spaced = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
  },
  move: (type) => type,
  arrow: (description) => description,
};
