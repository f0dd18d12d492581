import {
  EVIL_CARDS,
  POTIONS,
  suitOf,
  type Card,
  type EvilCard,
  type Potion,
  type Seat,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import { RANKINGS } from '#games/jekyll-vs-hyde/rules/ranking';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';

/**
 * A table as far as it matters how it can have come about. For following, tokens and exchanges only the suits of cards count;
 * their numbers only where an Evil card meets a Potion. So this is all there is to know. Seats and suits are indices, rankings
 * too, and sets of cards are bits: a search goes through thousands of tables.
 */
export interface Table {
  /** How many tricks of the round have been played. */
  readonly tricks: number;
  readonly hands: readonly [Counts, Counts];
  /** How many Evil cards of each suit were played, or may have been where nobody has said which cards lie aside. */
  readonly evil: readonly [number, number, number];
  /** The Potions of which that is true. */
  readonly potions: number;
  /** The Evil cards of which that is true, without those that have been found to meet a Potion. */
  readonly numbers: number;
  readonly ranking: number;
  readonly owned: readonly [number, number];
  /** Who leads to the next trick, and so has won the last. */
  readonly leader: SeatIndex;
}

/** 0 Jekyll, 1 Hyde. */
export type SeatIndex = 0 | 1;
/** 0 Wrath, 1 Greed, 2 Pride. */
export type SuitIndex = 0 | 1 | 2;
export const SUIT_INDICES = [0, 1, 2] as const satisfies readonly SuitIndex[];
/** How many cards of each suit, and at `POTION` how many Potions. */
export type Counts = readonly [wrath: number, greed: number, pride: number, potions: number];
export const POTION = 3;
/** A suit, or Potions. */
export type Class = SuitIndex | typeof POTION;

export function rankingIndex(ranking: readonly Suit[]): number {
  return RANKINGS.findIndex((each) => each.join() === ranking.join());
}

/** The table of a setup in which somebody leads: each card at most once, and as many tricks won as played. */
export function tableOf({ hands, setAside, ranking, won, leader }: Setup): Table {
  const elsewhere: readonly Card[] = [...hands.jekyll, ...hands.hyde, ...(setAside ?? [])];
  const evil = EVIL_CARDS.filter((card) => !elsewhere.includes(card));
  const [wrath, greed, pride] = countsOf(evil);
  return {
    tricks: won.jekyll + won.hyde,
    hands: [countsOf(hands.jekyll), countsOf(hands.hyde)],
    evil: [wrath, greed, pride],
    potions: POTIONS.reduce((bits, card) => (elsewhere.includes(card) ? bits : bits | potionBit(card)), 0),
    numbers: evil.reduce((bits, card) => bits | evilBit(card), 0),
    ranking: rankingIndex(ranking),
    owned: [won.jekyll, won.hyde],
    leader: leader === 'hyde' ? 1 : 0,
  };
}

function countsOf(cards: readonly Card[]): Counts {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cards) counts[classOf(card)] += 1;
  return counts;
}

export function classOf(card: Card): Class {
  const suit = suitOf(card);
  return suit === null ? POTION : suitIndex(suit);
}

export function suitIndex(suit: Suit): SuitIndex {
  return suit === 'wrath' ? 0 : suit === 'greed' ? 1 : 2;
}

export function potionBit(card: Potion): number {
  return 1 << POTIONS.indexOf(card);
}

export function evilBit(card: EvilCard): number {
  return 1 << EVIL_CARDS.indexOf(card);
}

export function seatIndex(seat: Seat): SeatIndex {
  return seat === 'jekyll' ? 0 : 1;
}

export function otherSeat(seat: SeatIndex): SeatIndex {
  return seat === 0 ? 1 : 0;
}
