import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { hiddenFrom } from '#games/jekyll-vs-hyde/rules/possible-opponent-hands';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import type { Check } from './claim.ts';
import { at, isOf, sameCards, type Kind, type When } from './card-kinds-on-table.ts';

/** What a seat has seen and what it can know, as comments claim it. */

/** The cards of a kind that a seat has not seen. */
export function unseen(seat: Seat, kind: Kind, cards: readonly Card[], when: When = 'before'): Check {
  return (place) => {
    sameCards(unknownOf(at(place, when), seat).unseen.filter(isOf(kind)), cards);
    return [];
  };
}

/** How many cards a seat has not seen. */
export function unseenBy(seat: Seat, when: When = 'before'): Check {
  return (place) => [unknownOf(at(place, when), seat).unseen.length];
}

/** How many cards of the other hand a seat knows for sure. */
export function knows(seat: Seat, when: When = 'after'): Check {
  return (place) => [unknownOf(at(place, when), seat).known.length];
}

/** A seat knows that the other holds a card, because it gave it. */
export function knowsOf(seat: Seat, card: Card, when: When = 'before'): Check {
  return (place) => {
    if (!unknownOf(at(place, when), seat).known.includes(card)) throw new Error(`${card} is not known`);
    return [];
  };
}

/** The cards of a kind that the other seat may hold, for all that a seat has seen. */
export function mayHold(seat: Seat, kind: Kind, cards: readonly Card[], when: When = 'before'): Check {
  return (place) => {
    const { known, evil, potions, mostPotions } = unknownOf(at(place, when), seat);
    sameCards([...known, ...evil, ...(mostPotions > 0 ? potions : [])].filter(isOf(kind)), cards);
    return [];
  };
}

export function unknownOf(state: State, seat: Seat) {
  return hiddenFrom(view(state, seat));
}
