import type { Punctuation } from '../punctuation.ts';
import { list } from './common.ts';

/** English. */
export const punctuation: Punctuation = {
  row: (sentences) => sentences.join(' '),
  ended: (text) => `${text}.`,
  headed: (head, text) => `${head}: ${text}`,
  aside: (text, more) => `${text}, ${more}`,
  afterSentence: ' ',
  afterLabel: ' ',
  runIn: (head) => `${head}. `,
  list,
  ranked: (suits) => suits.join(' < '),
};
