import type { StatechartStateDescriptions } from '../text-types/statechart-state-descriptions.ts';
import { words as present } from './statechart-states-between-moves.ts';

/** English. */
export const words: StatechartStateDescriptions = {
  ...present,
  preparation: 'Both give as many cards as the number of the round, at the same time and face down.',
  tricks: 'Ten tricks: each seat plays one card to each.',
  effect:
    'One Potion brings the effect of the other card’s suit; without a Potion, or with two, nothing happens.',
  greedExchange: 'Both choose two cards, or the one they have left, and exchange them at the same time.',
  award: 'The winner takes the trick, and with Pride one of the loser’s as well.',
  progression: 'The marker moves towards Hyde by the difference in tricks.',
};
