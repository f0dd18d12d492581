import {
  CARDS,
  SUITS,
  bySeat,
  isPotion,
  suitOf,
  without,
  type BySeat,
  type Seat,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import { potionsGiven } from '../past/potions-given-in-preparation.ts';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { Round } from '#games/jekyll-vs-hyde/rules/state';
import { sideOf } from '#games/jekyll-vs-hyde/rules/track';

/** What can be seen without a search, where all cards are in their places and somebody leads. */

export type PlayReason =
  /** `leader` is who leads to the first trick. */
  | { readonly type: 'first-leader'; readonly round: Round; readonly marker: number; readonly leader: Seat }
  /** Who leads has won the last trick, and nobody has taken it since. */
  | { readonly type: 'leader-without-trick'; readonly leader: Seat }
  /** No card of the suit has been played; only the third token comes without one. */
  | { readonly type: 'token-unplayed'; readonly suit: Suit }
  /** A card of the suit has been played, and no Potion that could have brought Wrath’s effect about. */
  | { readonly type: 'token-missing'; readonly suit: Suit }
  /** No preparation leaves the Potions so. */
  | { readonly type: 'potions-kept'; readonly round: Round; readonly potions: BySeat<number> };

export function reasonsAgainstLeaderAndTokens(setup: Setup): readonly PlayReason[] {
  const { round, marker, leader, hands, won } = setup;
  if (leader === null) return [];
  if (won.jekyll + won.hyde > 0) {
    const tokens = againstTokens(setup);
    return won[leader] > 0 ? tokens : [{ type: 'leader-without-trick', leader }, ...tokens];
  }
  const first = sideOf(marker);
  const potions = bySeat((seat) => hands[seat].filter(isPotion).length);
  const kept = potionsGiven(round, [potions.jekyll, potions.hyde]) === null;
  return [
    ...(leader === first ? [] : [{ type: 'first-leader', round, marker, leader: first } as const]),
    ...(kept ? [{ type: 'potions-kept', round, potions } as const] : []),
  ];
}

function againstTokens({ hands, setAside, ranking }: Setup): readonly PlayReason[] {
  const gone = without(CARDS, [...hands.jekyll, ...hands.hyde, ...(setAside ?? [])]);
  const played = (suit: Suit) => gone.some((card) => suitOf(card) === suit);
  const unplayed = ranking.slice(0, 2).filter((suit) => !played(suit));
  // Where nobody has said what lies aside, it may be the cards that are gone.
  const neverCleared = setAside !== null && !gone.some(isPotion);
  const missing = SUITS.filter((suit) => neverCleared && played(suit) && !ranking.includes(suit));
  return [
    ...unplayed.map((suit) => ({ type: 'token-unplayed', suit }) as const),
    ...missing.map((suit) => ({ type: 'token-missing', suit }) as const),
  ];
}
