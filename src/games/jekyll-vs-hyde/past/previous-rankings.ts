import { EVIL_CARDS, SUITS, suitOf, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { rank, RANKINGS, rankOf } from '#games/jekyll-vs-hyde/rules/ranking';
import { rankingIndex, type SuitIndex } from './table-encoding.ts';

/** Tokens taken back: how the board can have looked before the Evil cards of a trick were played. Rankings are indices. */

/** Every ranking: what there may have been before Wrath cleared the board. */
export const ANY_RANKING: readonly number[] = Array.from(RANKINGS.keys());

/** For each ranking those before it, emptiest first. */
type Before = readonly (readonly number[])[];

/** By the suit of the led card, and by that of the one that followed it. */
const BEFORE: readonly Before[] = SUITS.flatMap((led) => SUITS.map((followed) => before([led, followed])));

/** The rankings from which Evil cards of these suits, the leader's first, lead to the ranking. */
export function beforeTwo(after: number, led: SuitIndex, followed: SuitIndex): readonly number[] {
  return BEFORE[led * SUITS.length + followed]?.[after] ?? [];
}

/** The same of one card: a second of its suit would change nothing. */
export function beforeOne(after: number, suit: SuitIndex): readonly number[] {
  return beforeTwo(after, suit, suit);
}

/** Whether the first suit ranks above the second; null where one of them has no rank. */
export function ranksAbove(ranking: number, first: SuitIndex, second: SuitIndex): boolean | null {
  const suits = RANKINGS[ranking] ?? [];
  const [high, low] = [rankOf(suits, SUITS[first]), rankOf(suits, SUITS[second])];
  return high === null || low === null ? null : high > low;
}

function before(suits: readonly Suit[]): Before {
  return RANKINGS.map((_, after) => ANY_RANKING.filter((ranking) => placed(ranking, suits) === after));
}

/** The ranking after cards of these suits, by the rules. */
function placed(ranking: number, suits: readonly Suit[]): number {
  const cards = suits.flatMap((suit) => EVIL_CARDS.find((card) => suitOf(card) === suit) ?? []);
  return rankingIndex(
    cards.reduce((tokens, card) => rank(tokens, { card, names: null }).ranking, RANKINGS[ranking] ?? []),
  );
}
