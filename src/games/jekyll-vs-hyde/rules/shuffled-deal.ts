import { shuffle, type Random } from '#kit/random';
import { CARDS, sorted } from './cards.ts';
import { HAND_SIZE } from './deal.ts';
import type { Deal } from './state.ts';

/** A deal of the whole deck by the given chance. */
export function shuffledDeal(chance: Random): Deal {
  const deck = shuffle(CARDS, chance);
  return {
    type: 'deal',
    jekyll: sorted(deck.slice(0, HAND_SIZE)),
    hyde: sorted(deck.slice(HAND_SIZE, 2 * HAND_SIZE)),
  };
}
