import type { PlacesWords } from '../interfaces/statechart-place-names.ts';

/** English. */
export const words: PlacesWords = {
  dealing: 'All 52 cards are shuffled and dealt, and a first card is turned up.',
  turn: 'A player plays or draws.',
  normal: 'Suit or rank has to be matched; a 7 or an Ace goes on anything.',
  penalty: 'Cards wait to be picked up; whoever can answer may pass them on.',
  twos: 'A 2 answers the 2s, or the whole penalty is picked up.',
  fiveHearts: 'Only the 2♥ answers the 5♥; otherwise the whole penalty is picked up.',
  run: 'The same rank or the next one follows, whatever the suit; whoever does not go on picks up cards.',
  shuffling: 'The played cards under the top one become the new deck.',
  effect: 'The cards take effect, and somebody is next.',
  won: 'Somebody has won.',
  drawn: 'Nobody has won.',
};
