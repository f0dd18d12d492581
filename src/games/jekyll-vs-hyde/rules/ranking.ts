import { SUITS, isPotion, suitOf, type Suit } from './cards.ts';
import type { Event } from './event.ts';
import type { Led } from './state.ts';

/** Chapter "ranking": the order of the suits is made as they are played, lowest first. */

/** Every way in which tokens can lie, lowest first: none, one, or all three, for the third follows from the second. */
export const RANKINGS: readonly (readonly Suit[])[] = [
  [],
  ...SUITS.map((suit) => [suit]),
  ...SUITS.flatMap((lowest) => {
    const others = SUITS.filter((suit) => suit !== lowest);
    return [
      [lowest, ...others],
      [lowest, ...others.toReversed()],
    ];
  }),
];

export interface Ranked {
  readonly ranking: readonly Suit[];
  readonly events: readonly Event[];
  /** Whether this card brought its suit's token onto the board. */
  readonly placed: boolean;
}

/**
 * The board after a card is played. The first suit is lowest; the second is middle, and the third is then highest at
 * once. `ledToken` says that the card led to this trick has just placed a token. A Potion, and a suit it names, place none.
 */
export function rank(ranking: readonly Suit[], { card, names }: Led, ledToken = false): Ranked {
  if (isPotion(card)) {
    return { ranking, events: [{ type: 'no-token', rule: 'rank-no-potion', card, names }], placed: false };
  }
  return rankSuit(ranking, suitOf(card), ledToken);
}

function rankSuit(ranking: readonly Suit[], suit: Suit, ledToken: boolean): Ranked {
  if (ranking.includes(suit)) return { ranking, events: [], placed: false };
  const [lowest] = ranking;
  if (lowest === undefined) {
    return {
      ranking: [suit],
      events: [{ type: 'token', rule: 'rank-lowest', suit, place: 'lowest' }],
      placed: true,
    };
  }
  const third = SUITS.find((left) => left !== suit && left !== lowest) ?? suit; // there always is one: `suit` and `lowest` differ
  return {
    ranking: [lowest, suit, third],
    events: [
      { type: 'token', rule: ledToken ? 'rank-leader-first' : 'rank-middle', suit, place: 'middle' },
      { type: 'token', rule: 'rank-highest', suit: third, place: 'highest' },
    ],
    placed: true,
  };
}

/** The board that somebody lays out by pressing suits: as if each were played, and from the beginning again once it is full. */
export function withSuit(ranking: readonly Suit[], suit: Suit): readonly Suit[] {
  const full = ranking.length === SUITS.length;
  return rankSuit(full ? [] : ranking, suit, false).ranking;
}

/** 0 lowest, 1 middle, 2 highest; null while the suit has no rank. */
export function rankOf(ranking: readonly Suit[], suit: Suit): 0 | 1 | 2 | null {
  const at = ranking.indexOf(suit);
  return at === 0 || at === 1 || at === 2 ? at : null;
}
