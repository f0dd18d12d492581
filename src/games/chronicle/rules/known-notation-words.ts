import type { Vocabulary } from '#kit/notation-interface';
import { cardIn, colonIn, conditionIn, seatIn, type NotationSlip } from './notation.ts';

/** The words of a move that are no card, seat or condition. */
const LITTLE: readonly string[] =
  ['deal', 'down', 'aside:', 'take', 'discard', 'take-ally', 'claim', 'give', 'give-ally', 'look', 'exchange', 'leftover', 'evil', 'from', 'to', 'at', 'with', 'for', 'joins', 'leaves', 'discarded', 'kept']; // prettier-ignore

/** Whether a word, or a number beside the moves, can stand anywhere in a game, whatever comes before it. */
function knows(word: string): boolean {
  const meanings = [cardIn, seatIn, colonIn, conditionIn];
  return LITTLE.includes(word.toLowerCase()) || meanings.some((means) => means(word) !== null);
}

/** The words that its text is made of. */
export const vocabulary: Vocabulary<NotationSlip> = {
  knows,
  keywords: ['Deal', ...LITTLE.slice(1)],
  noCard: (found) => ({ type: 'unknown-word', found, expected: 'card' }),
};
