import {
  FIRST_POTION, GREED, GREED_CARDS, NO_RANK, NO_SUIT, NO_TOKENS, PLACED, POTION_CARDS, PRIDE_CARDS, RANKS, SUIT_SIZE,
  WRATH, cardsIn, count, suitAt,
} from './bit-encoding.ts'; // prettier-ignore

/** What may answer a lead, and what the two cards of a trick bring about before anything is exchanged or taken. */

/** Bit 0: the leader wins. Bits 1 and 2: the suit whose effect there is, or `NO_SUIT`. From bit 3 on: the ranking after it. */
export type Outcome = number;

export function leaderWins(outcome: Outcome): boolean {
  return (outcome & 1) === 1;
}

export function effectSuit(outcome: Outcome): number {
  return (outcome >>> 1) & 3;
}

export function rankingAfter(outcome: Outcome): number {
  return outcome >>> 3;
}

/**
 * `ranking` stands as the led card has left it; `names` is the suit that a led Potion names, `bySuit` the reading by which
 * that Potion then counts as a card of it.
 */
export function outcome(
  ranking: number,
  led: number,
  names: number,
  reply: number,
  bySuit: boolean,
): Outcome {
  const suit = suitAt(led);
  const answered = suitAt(reply);
  const placed = PLACED[4 * ranking + answered] ?? 0;
  if (suit !== NO_SUIT && answered !== NO_SUIT) {
    const wins = suit === answered ? led > reply : rank(placed, suit) > rank(placed, answered);
    return Number(wins) | (NO_SUIT << 1) | (placed << 3);
  }
  // Against a Potion the other card's suit takes effect; two Potions have none.
  const effect = suit === NO_SUIT ? answered : suit;
  const after = effect === WRATH ? NO_TOKENS : placed;
  let wins = worth(led) > worth(reply);
  if (bySuit && suit === NO_SUIT && answered !== NO_SUIT && answered !== names) {
    const named = rank(after, names);
    const other = rank(after, answered);
    if (named !== NO_RANK && other !== NO_RANK) wins = named > other;
  }
  return Number(wins) | (effect << 1) | (after << 3);
}

function rank(ranking: number, suit: number): number {
  return RANKS[3 * ranking + suit] ?? NO_RANK;
}

/** Twice the number that is compared, to keep a Potion's half whole. */
function worth(card: number): number {
  return card < FIRST_POTION ? 2 * (card % SUIT_SIZE) + 2 : 2 * (card - FIRST_POTION) + 5;
}

/** The cards that may answer. */
export function allowed(hand: number, led: number, names: number): number {
  const suit = suitAt(led);
  const suited = hand & cardsIn(suit === NO_SUIT ? names : suit);
  if (suited === 0) return hand;
  return suit === NO_SUIT ? suited : suited | (hand & POTION_CARDS);
}

/** The cards that bring about a Greed exchange when they answer a lead. */
export function exchanging(led: number): number {
  const suit = suitAt(led);
  if (suit === NO_SUIT) return GREED_CARDS;
  return suit === GREED ? POTION_CARDS : 0;
}

/** At most so many of the tricks to come can be ones in which Pride takes another: it needs a Potion and a Pride card. */
export function mostSteals(cards: number, left: number): number {
  if ((cards & POTION_CARDS) === 0) return 0;
  return Math.min(left, count(cards & POTION_CARDS), count(cards & PRIDE_CARDS));
}
