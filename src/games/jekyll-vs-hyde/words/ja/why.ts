import type { WhyWords } from '../why.ts';
import { words as game } from './game.ts';

/** 日本語。 */
export const words: WhyWords = {
  title: '出せるカード',
  nobody: 'ここでカードを出す人はいません。',
  hidden: (seat) =>
    `手番は${game.seats[seat]}ですが、そのカードは伏せてあります。視点を${game.seats[seat]}か両者にしてください。`,
};
