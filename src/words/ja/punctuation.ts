import type { PunctuationWords } from '../text-types/punctuation.ts';
import { list } from './lists-and-amounts.ts';

/** 日本語。 */
export const punctuation: PunctuationWords = {
  row: (sentences) => sentences.join(''),
  ended: (text) => `${text}。`,
  headed: (head, text) => `${head}：${text}`,
  aside: (text, more) => `${text}、${more}`,
  afterSentence: '',
  afterLabel: '　',
  runIn: (head) => `${head}　`,
  list,
  alternatives: (choices) =>
    choices.some((choice) => /[、と]/.test(choice)) ? choices.join('／') : list(choices),
  aloud: (text) => text.replaceAll('＜', '、'),
  ranked: (suits) => suits.join('＜'),
};
