import { pick, shuffle, type Random } from '#kit/random';
import {
  CARDS,
  RANKS,
  SEATS,
  SUITS,
  cardOf,
  rankOf,
  sorted,
  without,
  type BySeat,
  type Card,
  type Rank,
  type Seat,
} from '#games/switch/rules/cards';
import { isTrickCard } from '#games/switch/rules/finishing';
import { ownMatch } from '#games/switch/rules/runs';
import { DEFAULT_RULINGS } from '#games/switch/rules/ruling-switches';
import type { Table, Turn } from '#games/switch/rules/state';

/** Positions to ask about: what the question needs lies there, and all else by chance, 52 cards in all. */

export interface Wanted extends Partial<Pick<Table, 'match' | 'penalty' | 'run' | 'direction'>> {
  readonly players?: number;
  readonly turn?: Seat;
  /** The stack from below, its top card last; more lies under it by chance. */
  readonly stack: readonly Card[];
  /** What whoever is to act holds at least, and how many cards in all (default: six). */
  readonly holds?: readonly Card[];
  readonly size?: number;
  /** Cards that whoever is to act may not hold. */
  readonly lacks?: (card: Card) => boolean;
}

/** How many cards lie under what is wanted of the stack, and how many the others hold at least and at most. */
const UNDER = 3;
const HELD = { least: 2, most: 6 };

/** A turn as it is wanted. */
export function turnWith(wanted: Wanted, chance: Random): Turn {
  const { stack, holds = [], size = 6, lacks = () => false } = wanted;
  const seats = SEATS.slice(0, wanted.players ?? 2 + Math.floor(chance() * 3));
  const turn = wanted.turn ?? pick(seats, chance);
  const top = stack.at(-1);
  if (top === undefined) throw new Error('At least one card lies on the stack');
  let rest = shuffle(without(CARDS, [...stack, ...holds]), chance);
  const take = (count: number, fits: (card: Card) => boolean = () => true): readonly Card[] => {
    const cards = rest.filter(fits).slice(0, count);
    rest = rest.filter((card) => !cards.includes(card));
    return cards;
  };
  const own = [...holds, ...take(size - holds.length, (card) => !lacks(card))];
  // What lies below says nothing of the question: no trick cards that one would ask about.
  const under = take(UNDER, (card) => !isTrickCard(card));
  const hands: BySeat<readonly Card[]> = Object.fromEntries(
    seats.map((seat) => [
      seat,
      sorted(seat === turn ? own : take(HELD.least + Math.floor(chance() * (HELD.most - HELD.least + 1)))),
    ]),
  );
  return {
    phase: 'turn',
    rulings: DEFAULT_RULINGS,
    hands,
    shown: Object.fromEntries(seats.map((seat) => [seat, []])),
    deck: rest,
    played: [...under, ...stack],
    match: wanted.match ?? ownMatch(top),
    direction: wanted.direction ?? (chance() < 0.5 ? 1 : -1),
    penalty: wanted.penalty ?? 0,
    run: wanted.run ?? null,
    passes: 0,
    turn,
  };
}

/** So many cards of a rank, in an order by chance. */
export function ofRank(rank: Rank, count: number, chance: Random): readonly Card[] {
  return shuffle(SUITS, chance)
    .slice(0, count)
    .map((suit) => cardOf(rank, suit));
}

/** A card without any power, for the top of a stack. */
export function plainCard(chance: Random): Card {
  return pick(
    CARDS.filter((card) => !isTrickCard(card)),
    chance,
  );
}

/** A rank on which a run can stand, from the 3 to the one given (default: the King). */
export function runRank(chance: Random, last: Rank = 'K'): Rank {
  return pick(RANKS.slice(1, RANKS.indexOf(last) + 1), chance);
}

/** A stack on which a run has come to a rank, one card a rung. */
export function runStack(run: Rank, chance: Random): readonly Card[] {
  const rungs = RANKS.slice(1, RANKS.indexOf(run) + 1).slice(-4);
  return rungs.map((rank) => cardOf(rank, pick(SUITS, chance)));
}

/** Whether a card has none of some ranks. */
export function noneOf(...ranks: readonly Rank[]): (card: Card) => boolean {
  return (card) => ranks.includes(rankOf(card));
}
