import type { TextFieldLimitsWords } from '../text-types/text-field-limits.ts';

const thousands = new Intl.NumberFormat('en-GB');

/** English. */
export const words: TextFieldLimitsWords = {
  'too-long': (most) =>
    `That does not fit: ${thousands.format(most)} characters are the most here. Shorten it, or spread it over several moves.`,
  'piled-up': () =>
    'That does not fit: it piles more upon one letter than any script needs. Take the marks away.',
};
