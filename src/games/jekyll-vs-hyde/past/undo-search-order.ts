import { SUITS } from '#games/jekyll-vs-hyde/rules/cards';
import { RANKINGS } from '#games/jekyll-vs-hyde/rules/ranking';
import { SUIT_INDICES, type SeatIndex, type SuitIndex, type Table } from './table-encoding.ts';

/** What to try first when a trick is taken back: nothing is left out, and most tables need but one try. */

/** The suits, highest first: cards of the two lowest are needed for the first tricks, where their tokens were placed. */
export function suits({ ranking }: Table): readonly SuitIndex[] {
  return HIGHEST_FIRST[ranking] ?? SUIT_INDICES;
}

const HIGHEST_FIRST: readonly (readonly SuitIndex[])[] = RANKINGS.map((ranking) =>
  SUIT_INDICES.toSorted((a, b) => ranking.indexOf(SUITS[b]) - ranking.indexOf(SUITS[a])),
);

/** Who can have led, first the seat with more tricks: it is the likelier to have won the one before. */
export function leaders({ owned }: Table): readonly SeatIndex[] {
  return owned[0] >= owned[1] ? [0, 1] : [1, 0];
}
