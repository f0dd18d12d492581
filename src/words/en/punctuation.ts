import type { PunctuationWords } from '../text-types/punctuation.ts';
import { list } from './lists-and-amounts.ts';

/** English. */
export const punctuation: PunctuationWords = {
  row: (sentences) => sentences.join(' '),
  ended: (text) => `${text}.`,
  headed: (head, text) => `${head}: ${text}`,
  aside: (text, more) => `${text}, ${more}`,
  afterSentence: ' ',
  afterLabel: ' ',
  runIn: (head) => `${head}. `,
  list,
  alternatives: (choices) =>
    choices.some((choice) => / and |,/.test(choice)) ? choices.join('; or ') : list(choices),
  aloud: (text) => text.replaceAll(' < ', ' below '),
  ranked: (suits) => suits.join(' < '),
};
