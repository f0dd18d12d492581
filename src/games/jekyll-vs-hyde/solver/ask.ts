/** A question to a position, and what answers it: the words that the search and the parts of it share. */

/** What is asked: does Hyde get a gap of at least `2 * half`? */
export interface Question {
  half: number;
  /** Who shows first in every Greed exchange. */
  hydeFirst: boolean;
  /** Whether a led Potion counts as a card of the suit it names. */
  bySuit: boolean;
}

/**
 * The answer to the question in a position with a lead to come. Numbers for everything: the cards of either side as a set of
 * bits, the ranking, whose lead it is, how many tricks Jekyll has (0 to 10), and how many are left, the present one included.
 */
export type Ask = (
  jekyll: number,
  hyde: number,
  ranking: number,
  leader: number,
  won: number,
  left: number,
) => boolean;
