import type { WhyWords } from '../why.ts';
import { words as game } from './game.ts';

/** English. */
export const words: WhyWords = {
  title: 'What may be played',
  nobody: 'Nobody is to play a card here.',
  hidden: (seat) =>
    `${game.seats[seat]} is to act, and those cards lie face down: see the game as ${game.seats[seat]} or as everybody.`,
};
