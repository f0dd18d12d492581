import { cardIn, seatIn, suitIn } from './notation.ts';

/** Whether a word, or a number beside the moves, can stand anywhere in a game, whatever comes before it. */
export function knows(word: string): boolean {
  if (['deal', 'deck:', 'shuffle', 'draw'].includes(word.toLowerCase()) || seatIn(word) !== null) return true;
  const [name, suit, ...more] = word.split('>');
  return cardIn(name) !== null && more.length === 0 && (suit === undefined || suitIn(suit) !== null);
}
