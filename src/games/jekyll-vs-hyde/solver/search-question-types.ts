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

/** A card was led (and is in neither hand) and named this suit, or `NO_SUIT`. */
export type AskLed = (...position: [...Parameters<Ask>, led: number, names: number]) => boolean;
/** It was replied to; the reply may still be in its hand. */
export type AskReplied = (...position: [...Parameters<AskLed>, reply: number]) => boolean;

export interface Search {
  /** What is being asked; to be set before. */
  readonly question: Question;
  readonly lead: Ask;
  readonly follow: AskLed;
  readonly replied: AskReplied;
  /** How many positions were looked into since the search was made or cleared. */
  readonly looked: () => number;
  /** From now on at most so many more; then `PAUSED` is thrown. */
  readonly allow: (positions: number) => void;
  readonly clear: () => void;
}
