import type { PresentStateDescriptions } from '../text-types/statechart-state-descriptions.ts';

/** English. */
export const words: PresentStateDescriptions = {
  dealing: 'A round is to be dealt.',
  leading: 'Somebody leads a card.',
  following: 'The others play.',
  choosing: 'An ability asks for a choice.',
  roundEnd: 'The end of the round asks for a choice.',
  won: 'The game is over.',
};
