import {
  isPotion,
  numberOf,
  other,
  suitOf,
  type Card,
  type Seat,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import { countDue } from '#games/jekyll-vs-hyde/rules/preparation';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import type { Check } from './claim.ts';
import type { Place } from './where-comment-stands.ts';

/** What can be seen on the table, in a hand or in the tricks, as claims name it. */

/** A kind of card: a suit or Potion, a number, or the cards themselves. */
export type Kind = 'wrath' | 'greed' | 'pride' | 'potion' | number | readonly Card[] | null;

export type When = 'before' | 'after' | 'end';

export function isOf(kind: Kind): (card: Card) => boolean {
  if (kind === null) return () => true;
  if (typeof kind === 'number') return (card) => !isPotion(card) && numberOf(card) === kind;
  if (typeof kind === 'string') return (card) => (isPotion(card) ? kind === 'potion' : suitOf(card) === kind);
  return (card) => kind.includes(card);
}

/** How many cards of a kind a seat holds. */
export function held(seat: Seat, kind: Kind = null, when: When = 'after'): Check {
  return (place) => [handOf(at(place, when), seat).filter(isOf(kind)).length];
}

/** That a seat holds exactly these of a kind. */
export function holds(seat: Seat, kind: Kind, cards: readonly Card[], when: When = 'after'): Check {
  return (place) => {
    sameCards(handOf(at(place, when), seat).filter(isOf(kind)), cards);
    return [];
  };
}

/** How many cards of a kind are given at the place. */
export function given(kind: Kind = null): Check {
  return ({ action }) => [action.type === 'exchange' ? action.cards.filter(isOf(kind)).length : 0];
}

/** How many cards of a kind lie in the last so many tricks of the line. */
export function inLast(tricks: number, kind: Kind): Check {
  return (place) => [
    tricksOf(finished(place))
      .slice(-tricks)
      .flatMap(({ led, followed }) => [led.card, followed])
      .filter(isOf(kind)).length,
  ];
}

/** How many cards each gives in the Greed exchange that has begun. */
export const greedDue: Check = ({ after }) => {
  if (after.phase !== 'greed') throw new Error('There is no Greed exchange');
  return [countDue(after)];
};

/** How many tricks a seat owns. */
export function won(seat: Seat, when: When = 'after'): Check {
  return (place) => [scoreOf(at(place, when))[seat]];
}

/** How many tricks have been played. */
export function played(when: When = 'after'): Check {
  return (place) => [tricksOf(at(place, when)).length];
}

/** By how many tricks a seat is ahead. */
export function ahead(seat: Seat, when: When = 'before'): Check {
  return (place) => {
    const score = scoreOf(at(place, when));
    return [score[seat] - score[other(seat)]];
  };
}

/** The tricks of both at the end of the line, in the order of the seats that are named. */
export function score(first: Seat, when: When = 'end'): Check {
  return (place) => {
    const tricks = scoreOf(at(place, when));
    return [tricks[first], tricks[other(first)]];
  };
}

/** A suit that is led loses to every card of these suits, by rank. */
export function below(lower: Suit, ...higher: readonly Suit[]): Check {
  return ({ after }) => {
    const board = 'ranking' in after ? after.ranking : [];
    // Only the first suit may have its token; whatever comes after it stands above.
    const fits =
      board.length <= 1
        ? board[0] === lower
        : higher.every((suit) => board.indexOf(suit) > board.indexOf(lower));
    if (!fits) throw new Error(`The board is ${board.join(', ')}`);
    return [];
  };
}

export function at(place: Place, when: When): State {
  return when === 'end' ? finished(place) : place[when];
}

/** The end of the round on this line, or of the line. */
export function finished({ after, rest }: Place): State {
  const line = [after, ...rest];
  return line.find((state) => !('tricks' in state)) ?? line.at(-1) ?? after;
}

export function handOf(state: State, seat: Seat): readonly Card[] {
  return 'hands' in state ? state.hands[seat] : [];
}

export function tricksOf(state: State) {
  return 'tricks' in state ? state.tricks : (state.finished?.tricks ?? []);
}

export function scoreOf(state: State) {
  return tricksOwned(tricksOf(state));
}

export function sameCards(found: readonly Card[], wanted: readonly Card[]): void {
  const names = (cards: readonly Card[]) => [...new Set(cards)].toSorted().join(' ');
  if (names(found) !== names(wanted)) throw new Error(`They are ${names(found) || 'none'}`);
}
