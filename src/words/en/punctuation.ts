import type { Punctuation } from '../punctuation.ts';

/** English. */
export const punctuation: Punctuation = {
  row: (sentences) => sentences.join(' '),
  ended: (text) => `${text}.`,
  headed: (head, text) => `${head}: ${text}`,
  aside: (text, more) => `${text}, ${more}`,
  afterSentence: ' ',
  afterLabel: ' ',
  runIn: (head) => `${head}. `,
  ranked: (suits) => suits.join(' < '),
};
