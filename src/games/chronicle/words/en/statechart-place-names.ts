import type { PlacesWords } from '../interfaces/statechart-place-names.ts';

/** English. */
export const words: PlacesWords = {
  dealing: 'A round is to be dealt.',
  meeting: 'A Meeting',
  leading: 'Somebody leads a card.',
  following: 'The others play.',
  choosing: 'An ability asks for a choice.',
  roundEnd: 'The end of the round asks for a choice.',
  outcome: 'What follows',
  won: 'The game is over.',
};
