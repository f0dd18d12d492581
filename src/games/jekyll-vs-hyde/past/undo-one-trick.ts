import { isPotion, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { withMore, type Unexchanged } from './undo-exchange.ts';
import {
  POTION,
  classOf,
  evilBit,
  otherSeat,
  potionBit,
  type Class,
  type SeatIndex,
  type SuitIndex,
  type Table,
} from './table-encoding.ts';

/** One trick taken back: its cards go to the hands again, and it belongs to nobody. */

/** A trick that can have been played. */
export interface Step {
  readonly leader: SeatIndex;
  readonly winner: SeatIndex;
  /** A suit where any card of it will do, the higher of two for the winner. */
  readonly led: Card | SuitIndex;
  readonly followed: Card | SuitIndex;
  /** The suit that a led Potion names. */
  readonly names: SuitIndex | null;
  /** The cards that Greed has exchanged; null: none. */
  readonly exchange: Unexchanged | null;
}

/** Gets a table and the trick that leads on from it; true: that is enough. */
export type Visit = (before: Table, step: Step) => boolean;

/**
 * Visits the tables before a trick that leads to this one, until it is enough. `rankings` are those that there can have been;
 * there are several tables too where Pride may or may not have found a trick to take.
 */
export function takeBack(
  after: Table,
  trick: Omit<Step, 'winner'>,
  rankings: readonly number[],
  visit: Visit,
): boolean {
  const { leader, led, followed, exchange } = trick;
  const step: Step = { ...trick, winner: after.leader };
  const [mine, yours] = [played(led), played(followed)];
  const held = exchange?.hands ?? after.hands;
  const [jekyll, hyde] = leader === 0 ? [mine, yours] : [yours, mine];
  const hands = [withMore(held[0], jekyll), withMore(held[1], hyde)] as const;
  const evil = withFewer(withFewer(after.evil, mine), yours);
  const potions = after.potions & ~potionIn(led) & ~potionIn(followed);
  const numbers = after.numbers & ~numberIn(led) & ~numberIn(followed);
  const tricks = after.tricks - 1;
  const pride = (mine === POTION && yours === PRIDE) || (mine === PRIDE && yours === POTION);
  return ownedBefore(after, pride).some((owned) => {
    // Who leads has won the trick before, and nothing has been taken since.
    if (tricks > 0 && owned[leader] === 0) return false;
    return rankings.some((ranking) =>
      visit({ tricks, hands, evil, potions, numbers, ranking, owned, leader }, step),
    );
  });
}

const PRIDE = 2;

/** How many tricks each can have owned: one fewer for the winner, and for the loser the one that Pride took, where there was one. */
function ownedBefore({ owned, leader: winner }: Table, pride: boolean): readonly Table['owned'][] {
  const loser = otherSeat(winner);
  const [won, lost] = [owned[winner], owned[loser]];
  const shared = (won: number, lost: number): Table['owned'] => (winner === 0 ? [won, lost] : [lost, won]);
  const before: Table['owned'][] = [];
  if (won >= 1 && (!pride || lost === 0)) before.push(shared(won - 1, lost));
  if (won >= 2 && pride) before.push(shared(won - 2, lost + 1));
  return before;
}

function played(card: Card | SuitIndex): Class {
  return typeof card === 'number' ? card : classOf(card);
}

function withFewer(evil: Table['evil'], played: Class): Table['evil'] {
  const [wrath, greed, pride] = evil;
  switch (played) {
    case 0:
      return [wrath - 1, greed, pride];
    case 1:
      return [wrath, greed - 1, pride];
    case 2:
      return [wrath, greed, pride - 1];
    case POTION:
      return evil;
  }
}

function potionIn(card: Card | SuitIndex): number {
  return typeof card !== 'number' && isPotion(card) ? potionBit(card) : 0;
}

function numberIn(card: Card | SuitIndex): number {
  return typeof card !== 'number' && !isPotion(card) ? evilBit(card) : 0;
}
