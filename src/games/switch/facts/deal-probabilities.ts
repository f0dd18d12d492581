import { CARDS, SUITS, type Card } from '#games/switch/rules/cards';
import { handSize, PLAYERS } from '#games/switch/rules/deal';
import { isTrickCard } from '#games/switch/rules/finishing';
import { groundOf } from '#games/switch/rules/may-lay-first';
import { EMPTY, stateOf } from '#games/switch/rules/position-setup';

/** What a deal brings, exactly: counted over all hands there are. */

/** In how many ways so many of `all` can be chosen. */
export function choose(all: number, chosen: number): number {
  if (chosen < 0 || chosen > all) return 0;
  let ways = 1;
  for (let one = 1; one <= chosen; one += 1) ways = (ways * (all - chosen + one)) / one;
  return Math.round(ways);
}

/** The numbers of players there can be. */
export const TABLES = Array.from(
  { length: PLAYERS.most - PLAYERS.fewest + 1 },
  (_, more) => PLAYERS.fewest + more,
);

/** Whether a first 2 can be answered from hands as they were dealt. */
export interface Answering {
  readonly players: number;
  readonly cards: number;
  /** The chance that the next player holds a 2, that anybody else does, and that the next holds the 2♥. */
  readonly next: number;
  readonly anybody: number;
  readonly twoOfHearts: number;
}

/** By the number of players. The card that is to be answered is in nobody's hand, and all others may be anywhere. */
export function answering(): readonly Answering[] {
  const others = CARDS.length - 1;
  const twos = SUITS.length - 1;
  const none = (cards: number) => choose(others - twos, cards) / choose(others, cards);
  return TABLES.map((players) => {
    const cards = handSize(players);
    return {
      players,
      cards,
      next: 1 - none(cards),
      anybody: 1 - none(cards * (players - 1)),
      twoOfHearts: cards / others,
    };
  });
}

/** The cards that can begin the stack. */
const PLAIN: readonly Card[] = CARDS.filter((card) => !isTrickCard(card));

/**
 * The chance that somebody who was dealt so many cards has one to lay on the first card of the stack. That card is any of the plain
 * ones not in the hand, each as likely as the other: the fewer of them in a hand, the less likely is each.
 */
export function canBegin(cards: number): number {
  const hands = choose(CARDS.length, cards);
  const stuck = PLAIN.map((top) => {
    const fitless = CARDS.filter((card) => card !== top && !fits(card, top));
    const plain = fitless.filter((card) => !isTrickCard(card)).length;
    return Array.from({ length: cards + 1 }, (_, held) => {
      const ways = choose(plain, held) * choose(fitless.length - plain, cards - held);
      return ways / hands / (PLAIN.length - held);
    }).reduce(sum);
  }).reduce(sum);
  return 1 - stuck;
}

/** Whether a card may be laid on the first of the stack. */
function fits(card: Card, top: Card): boolean {
  const state = stateOf({ ...EMPTY, top });
  return state.phase === 'turn' && groundOf(state, card).allowed;
}

/** How many cards are trick cards. */
export const TRICK_CARDS = CARDS.length - PLAIN.length;

/** The chance that exactly so many trick cards are turned up, and go to the bottom, before the first card of the stack. */
export function buried(tricks: number): number {
  const before = Array.from(
    { length: tricks },
    (_, turned) => (TRICK_CARDS - turned) / (CARDS.length - turned),
  ).reduce((all, one) => all * one, 1);
  return (before * PLAIN.length) / (CARDS.length - tricks);
}

function sum(all: number, one: number): number {
  return all + one;
}
