import { other } from '#games/jekyll-vs-hyde/rules/cards';
import type { Following, GreedExchange, Leading } from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';

/** What can be solved. Apart from the solver, so that a page can ask without loading that. */

/** A position whose value can be asked for: cards are being played, or a Greed exchange is due. */
export type Playing = Leading | Following | GreedExchange;

/**
 * Whether there are as many cards as there are tricks to come. A position that somebody laid out may have more or fewer; its
 * round has no end that could be valued.
 */
export function isSolvable(state: Playing): boolean {
  const { hands, tricks, leader, phase } = state;
  const left = TRICKS - tricks.length;
  const leads = hands[leader].length + Number(phase !== 'lead');
  const follows = hands[other(leader)].length + Number(phase === 'greed');
  const cards = [...hands.jekyll, ...hands.hyde];
  return left > 0 && leads === left && follows === left && new Set(cards).size === cards.length;
}
