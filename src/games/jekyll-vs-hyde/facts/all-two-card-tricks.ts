import { CARDS, isPotion, SUITS } from '#games/jekyll-vs-hyde/rules/cards';
import { compare, type Comparison } from '#games/jekyll-vs-hyde/rules/compare-two-cards';
import { RANKINGS } from '#games/jekyll-vs-hyde/rules/ranking';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { greedCount } from '#games/jekyll-vs-hyde/rules/potions';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';

/** What the rules let two cards do: every pair put on the table once. */

/** Every pair of cards, led and answered, with every suit a Potion can name, on every board, under every reading. */
export function* comparisons(): Generator<Comparison> {
  for (const reading of SWITCHES['led-potion']) {
    for (const ranking of RANKINGS) {
      for (const led of CARDS) {
        for (const names of isPotion(led) ? SUITS : [null]) {
          for (const followed of CARDS) {
            if (followed !== led) yield { led, names, followed, ranking, rulings: { 'led-potion': reading } };
          }
        }
      }
    }
  }
}

export interface NoTies {
  /** How many pairs were put on the table. */
  readonly looked: number;
  /** Those that had not exactly one winner. */
  readonly ties: readonly Comparison[];
}

/** Puts every pair on the table and counts the winners. */
export function noTies(): NoTies {
  let looked = 0;
  const ties: Comparison[] = [];
  for (const comparison of comparisons()) {
    looked += 1;
    const won = compare(comparison).filter(({ type }) => type === 'won');
    if (won.length !== 1) ties.push(comparison);
  }
  return { looked, ties };
}

/** A trick by its number, the cards each seat holds once both have played to it, and how many of them Greed exchanges. */
export interface Holding {
  readonly trick: number;
  readonly left: number;
  readonly exchanged: number;
}

/** Hands are equal after every trick: each has played one card, and whatever is exchanged is as many from either side. */
export function holdings(): readonly Holding[] {
  return Array.from({ length: TRICKS }, (_, index) => {
    const left = TRICKS - index - 1;
    return { trick: index + 1, left, exchanged: greedCount(left) };
  });
}
