import type { PresentStateDescriptions } from '../text-types/statechart-state-descriptions.ts';

/** English. */
export const words: PresentStateDescriptions = {
  dealing: 'All 52 cards are shuffled and dealt, and a first card is turned up.',
  normal: 'Suit or rank has to be matched; a 7 or an Ace goes on anything.',
  twos: 'A 2 answers the 2s, and where the table allows it the 5♥ a 2♥; otherwise the whole penalty is picked up.',
  fiveHearts:
    'Only the 2♥ answers the 5♥, unless it lies there already; otherwise the whole penalty is picked up.',
  run: 'The same rank or the next one follows, whatever the suit; whoever does not go on picks up cards.',
  shuffling: 'The played cards under the top one become the new deck.',
  won: 'Somebody has won.',
  drawn: 'Nobody has won.',
};
