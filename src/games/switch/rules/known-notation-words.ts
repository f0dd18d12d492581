import type { Vocabulary } from '#kit/notation-interface';
import { cardIn, seatIn, suitIn, type NotationSlip } from './notation.ts';

/** Whether a word, or a number beside the moves, can stand anywhere in a game, whatever comes before it. */
function knows(word: string): boolean {
  if (['deal', 'deck:', 'shuffle', 'draw'].includes(word.toLowerCase()) || seatIn(word) !== null) return true;
  const [name, suit, ...more] = word.split('>');
  return cardIn(name) !== null && more.length === 0 && (suit === undefined || suitIn(suit) !== null);
}

/** The words that its text is made of. */
export const vocabulary: Vocabulary<NotationSlip> = {
  knows,
  keywords: ['Deal', 'Shuffle', 'draw', 'deck:'],
  noCard: (found) => ({ type: 'unknown-word', found, expected: 'card' }),
};
