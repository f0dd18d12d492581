import { CARDS, cardOf, rankOf, RANKS, suitOf, SUITS, without, type Card } from '#games/switch/rules/cards';
import { FIVE_OF_HEARTS } from '#games/switch/rules/five-hearts';
import type { Setup } from '#games/switch/rules/position-setup';
import type { Turn } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { suppose, type SupposedMove } from './suppose-cards-for-move.ts';

/** How the stack may have come to be what it is in a setup: its last cards, each played by itself. */

/** How many cards under the top one are tried as they lie there; more, and what leads to them is seldom found. */
const MOST_KEPT = 5;

/** Rows of cards that may have been played last, the likeliest first; the last of each is the card on top. */
export function* possibleLastPlays(setup: Setup): Generator<readonly Card[]> {
  const { top, under, hands } = setup;
  const held = seatsAt({ hands }).flatMap((seat) => handOf({ hands }, seat));
  for (let kept = Math.min(under.length, MOST_KEPT); kept >= 0; kept -= 1) {
    const row = [...under.slice(under.length - kept), top];
    yield row;
    for (const lead of leadsTo(setup, without(CARDS, [...held, ...row]))) yield [...lead, ...row];
  }
}

/** What may have been played before a card on top that waits, runs or mirrors. */
function* leadsTo({ penalty, run, match }: Setup, free: readonly Card[]): Generator<readonly Card[]> {
  if (penalty > 0) yield* orders(free.filter((card) => rankOf(card) === '2' || card === FIVE_OF_HEARTS));
  else if (run !== null) {
    for (let from = 1; from < RANKS.indexOf(run) + 1; from += 1) {
      const ranks = RANKS.slice(1, from + 1);
      const cards = ranks.flatMap((rank) => free.find((card) => rankOf(card) === rank) ?? []);
      if (cards.length === ranks.length) yield cards;
    }
  } else if (match !== null) {
    const mirrored = cardOf(match.rank, match.suit);
    yield* match.rank === 'A'
      ? SUITS.map((suit) => [cardOf('A', suit)]).filter(([card]) => card !== undefined && free.includes(card))
      : free.includes(mirrored)
        ? [[mirrored]]
        : [];
  }
}

/** Some of the cards in each of their orders, few before many. */
function* orders(cards: readonly Card[]): Generator<readonly Card[]> {
  let rows: readonly (readonly Card[])[] = [[]];
  while (rows.length > 0) {
    rows = rows.flatMap((row) => cards.filter((card) => !row.includes(card)).map((card) => [...row, card]));
    yield* rows;
  }
}

/**
 * The cards played from here one after the other, whoever's turn it is. Somebody draws where a penalty or a run would keep one from
 * being played, or is served or over in the setup. Null where that does not lead to what the setup asks for.
 */
export function playRow(
  from: Turn,
  cards: readonly Card[],
  setup: Setup,
): { readonly table: Turn; readonly moves: readonly SupposedMove[] } | null {
  let table = from;
  const moves: SupposedMove[] = [];
  const make = (action: SupposedMove['action']) => {
    const made = suppose(table, action);
    if (made === null) return false;
    table = made.table;
    moves.push(made.move);
    return true;
  };
  const draws = () => make({ type: 'draw', by: table.turn });
  for (const [index, card] of cards.entries()) {
    const next = cards.slice(index + 1).find((later) => rankOf(later) !== '7');
    const suit = next === undefined ? (setup.match?.suit ?? suitOf(card)) : suitOf(next);
    const plays = () =>
      make({ type: 'play', by: table.turn, cards: [card] }) ||
      make({ type: 'play', by: table.turn, cards: [card], suit });
    if (!plays() && !((table.penalty > 0 || table.run !== null) && draws() && plays())) return null;
  }
  const isServed = setup.penalty === 0 && table.penalty > 0;
  const isOver = setup.run === null && table.run !== null;
  return (isServed || isOver) && !draws() ? null : { table, moves };
}
