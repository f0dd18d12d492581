import { isPotion, other, sorted, suitOf, type Card, type Seat, type Suit } from './cards.ts';
import { FORCED_FROM } from './preparation.ts';
import { knowledge, type SeatView } from './view.ts';

/**
 * Which hands the other seat may hold. All that goes in is what one seat sees, so nothing that comes out can be more than
 * that seat can know. Holds for a round that was dealt, not for a position that was laid out by hand.
 */
export interface HiddenHand {
  /** Cards that the other seat surely holds, because this one gave them to it. */
  readonly known: readonly Card[];
  /** How many cards of the other hand have not been seen. */
  readonly count: number;
  /** What these can be: Evil cards of suits that the other seat may hold, and Potions. */
  readonly evil: readonly Card[];
  readonly potions: readonly Card[];
  /** The most Potions there can be among them. */
  readonly mostPotions: number;
  /** Everything unseen, the five cards set aside included. */
  readonly unseen: readonly Card[];
}

/**
 * What a seat can tell of the cards that it does not see. Every choice of `count` cards from `evil` and `potions`, with no
 * more than `mostPotions` of the latter, makes a hand that fits all that was seen, and no other does: cards leave the unseen
 * part of a hand, and none ever joins it.
 */
export function hiddenFrom(view: SeatView): HiddenHand {
  const { known, unseen, voids } = knowledge(view);
  const possible = unseen.filter((card) => !voids.some((suit) => suit === suitOf(card)));
  const potions = possible.filter(isPotion);
  return {
    known,
    count: view.hands[other(view.viewer)].length - known.length,
    evil: possible.filter((card) => !isPotion(card)),
    potions,
    mostPotions: Math.min(potions.length, potionsLeft(view)),
    unseen,
  };
}

/**
 * How many Potions the unseen part of the other hand can hold by the preparation alone. Who is dealt two has to give one, so
 * whoever gave none was dealt one at most, and Potions that have come from that hand since leave the fewer. Infinity where a
 * Potion was given, or nothing yet.
 */
export function potionsLeft(view: SeatView): number {
  const them = other(view.viewer);
  const [preparation] = view.exchanges;
  if (preparation === undefined || preparation.given[them].some(isPotion)) return Infinity;
  return FORCED_FROM - 1 - dealtTo(them, view).filter(isPotion).length;
}

/** The cards that have been shown and were dealt to a seat: it was the first to give or to play them. */
export function dealtTo(seat: Seat, view: SeatView): readonly Card[] {
  const first = new Map<Card, Seat>();
  for (const { by, cards } of shown(view)) {
    for (const card of cards) if (!first.has(card)) first.set(card, by);
  }
  return [...first].flatMap(([card, by]) => (by === seat ? [card] : []));
}

/** Who gave or played what in this round, in order. */
function shown({ tricks, exchanges, leader, led, followed }: SeatView) {
  const shows = (by: Seat, cards: readonly Card[]) => ({ by, cards });
  const given = (after: number) =>
    exchanges
      .filter(({ afterTricks }) => afterTricks === after)
      .flatMap((exchange) => [shows('jekyll', exchange.given.jekyll), shows('hyde', exchange.given.hyde)]);
  const played = tricks.flatMap((trick, index) => [
    // A Greed exchange comes after the cards of its trick, but none of those can be in it.
    ...given(index),
    shows(trick.leader, [trick.led.card]),
    shows(other(trick.leader), [trick.followed]),
  ]);
  const now =
    leader === null || led === null
      ? []
      : [shows(leader, [led.card]), shows(other(leader), followed === null ? [] : [followed])];
  return [...played, ...given(tricks.length), ...now];
}

/**
 * A hand of the other seat that fits all that was seen, sorted: with the wanted cards as far as it can hold them, and
 * otherwise with as few cards of the suit shunned, and as few Potions besides, as it can do with. So whatever some fitting
 * hand may do with the wanted cards, this one may.
 */
export function handThatFits(
  { known, count, evil, potions, mostPotions }: HiddenHand,
  wanted: readonly Card[],
  shunned: Suit | null,
): readonly Card[] {
  const place = (card: Card) => {
    if (wanted.includes(card)) return 0;
    if (isPotion(card)) return 2;
    return suitOf(card) === shunned ? 3 : 1;
  };
  const liked = (cards: readonly Card[]) => cards.toSorted((a, b) => place(a) - place(b));
  return sorted([...known, ...liked([...evil, ...liked(potions).slice(0, mostPotions)]).slice(0, count)]);
}
