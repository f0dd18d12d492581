import { isPotion, suitOf, valueOf, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { rankOf } from '#games/jekyll-vs-hyde/rules/ranking';
import { hiddenFrom } from '#games/jekyll-vs-hyde/rules/possible-opponent-hands';
import type { SeatView } from '#games/jekyll-vs-hyde/rules/view';

/** How likely a card is to win its trick, by counting the cards that it may meet. */

/** A card that the other hand may hold, and how likely it does, 0 to 1. */
export interface Likely {
  readonly card: Card;
  readonly chance: number;
}

/** In how many of the hands that were tried out the trick is won. */
export interface InHandsWon {
  readonly won: number;
  readonly of: number;
}

/** What the other hand may hold, as far as a seat has counted: what it gave, what is gone, what was not followed. */
export function counted(view: SeatView): readonly Likely[] {
  const { known, count, evil, potions } = hiddenFrom(view);
  const possible = [...evil, ...potions];
  return [...certain(known), ...possible.map((card) => ({ card, chance: count / possible.length }))];
}

/** A hand that is known. */
export function certain(hand: readonly Card[]): readonly Likely[] {
  return hand.map((card) => ({ card, chance: 1 }));
}

/** The chance, 0 to 1, that a card still in hand wins the trick it will be played to, whoever leads. */
export function prospect(card: Card, against: readonly Likely[], ranking: readonly Suit[]): number {
  if (isPotion(card)) return share(card, against, ranking);
  const suit = suitOf(card);
  const answers = against.filter((one) => suitOf(one.card) === suit || isPotion(one.card));
  return whenAsked(card, suit, answers, against, ranking);
}

/** The chance that a Potion wins when it is led and this suit is named. */
export function prospectNaming(
  card: Card,
  suit: Suit,
  against: readonly Likely[],
  ranking: readonly Suit[],
): number {
  const answers = against.filter((one) => suitOf(one.card) === suit);
  return whenAsked(card, suit, answers, against, ranking);
}

/** Against the answers, or, where none of the suit is held, against whatever is. */
function whenAsked(
  card: Card,
  suit: Suit,
  answers: readonly Likely[],
  against: readonly Likely[],
  ranking: readonly Suit[],
): number {
  let isVoid = 1;
  for (const one of answers) if (suitOf(one.card) === suit) isVoid *= 1 - one.chance;
  return (1 - isVoid) * share(card, answers, ranking) + isVoid * share(card, against, ranking);
}

/** What part of some cards a card beats, each counted as likely as it is held; half of none. */
function share(card: Card, against: readonly Likely[], ranking: readonly Suit[]): number {
  let beaten = 0;
  let all = 0;
  for (const one of against) {
    beaten += one.chance * beats(card, one.card, ranking);
    all += one.chance;
  }
  return all === 0 ? 0.5 : beaten / all;
}

/** 1 where the first card beats the second, 0 where it does not, 0.5 where the ranks that decide are still to be made. */
function beats(card: Card, met: Card, ranking: readonly Suit[]): number {
  if (isPotion(card) || isPotion(met) || suitOf(card) === suitOf(met)) {
    return Number(valueOf(card) > valueOf(met));
  }
  const [mine, theirs] = [rankOf(ranking, suitOf(card)), rankOf(ranking, suitOf(met))];
  if (mine === null && theirs === null) return 0.5;
  // With one suit on the board both others will be above it.
  return Number((mine ?? 1) > (theirs ?? 1));
}
