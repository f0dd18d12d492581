import { CARDS, EVIL_CARDS, SEATS, SUITS, valueOf } from '#games/jekyll-vs-hyde/rules/cards';
import { HAND_SIZE } from '#games/jekyll-vs-hyde/rules/deal';
import { gap, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { must, type Check } from './claim.ts';

/** What is true of every game: numbers of the deck, the round and the track, as the engine has them. */

/** Numbers that the engine knows. */
export function engine(...numbers: readonly number[]): Check {
  return () => numbers;
}

/** Something holds in every game, and no number is said of it. */
export function always(holds: () => boolean): Check {
  return () => {
    must(holds(), 'It is not so');
    return [];
  };
}

export const PER_SUIT = EVIL_CARDS.length / SUITS.length;
export const NUMBERS = EVIL_CARDS.map(valueOf);
export const [LOWEST, HIGHEST] = [Math.min(...NUMBERS), Math.max(...NUMBERS)];
export const ASIDE = CARDS.length - SEATS.length * HAND_SIZE;

/** The gap of a round in which Jekyll takes so many tricks. */
export function gapOfRound(jekyll: number): number {
  return gap({ jekyll, hyde: TRICKS - jekyll });
}
