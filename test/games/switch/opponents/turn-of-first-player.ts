import { CARDS, SEATS, without, type Card, type Suit } from '#games/switch/rules/cards';
import { start } from '#games/switch/rules/state-before-deal';
import type { Turn } from '#games/switch/rules/state';

/** A turn of the first player: hands, and the card on top, matched by its own rank and suit. */
export function turn(
  top: Card,
  rank: Turn['match']['rank'],
  suit: Suit,
  ...hands: readonly (readonly Card[])[]
): Turn {
  const seats = SEATS.slice(0, hands.length);
  return {
    phase: 'turn',
    rulings: start().rulings,
    hands: Object.fromEntries(seats.map((seat, index) => [seat, hands[index] ?? []])),
    shown: Object.fromEntries(seats.map((seat) => [seat, []])),
    deck: without(CARDS, [top, ...hands.flat()]),
    played: [top],
    match: { rank, suit },
    direction: 1,
    penalty: 0,
    run: null,
    passes: 0,
    turn: 'p1',
  };
}

/** A turn of the first player on the 9♠: their own hand, how many cards the others hold, and what else is not as usual. */
export function turnAgainst(own: readonly Card[], others: readonly number[], more: Partial<Turn> = {}): Turn {
  const hidden = without(CARDS, ['9S', ...own]);
  let at = 0;
  const hands = others.map((count) => hidden.slice(at, (at += count)));
  return { ...turn('9S', '9', 'spades', own, ...hands), ...more };
}
