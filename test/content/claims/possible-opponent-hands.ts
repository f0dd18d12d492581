import { bySeat, other, sorted, without, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { hiddenFrom } from '#games/jekyll-vs-hyde/rules/possible-opponent-hands';
import { view } from '#games/jekyll-vs-hyde/rules/view';

/** All hands that a seat may be playing against, by what it has seen. */

/** A state for each hand of the other seat that fits what `viewer` has seen: the count the site's own notes are made of. */
export function statesFor<S extends State>(state: S, viewer: Seat): readonly S[] {
  if (!('hands' in state)) throw new Error('Nobody holds cards');
  const { known, count, evil, potions, mostPotions, unseen } = hiddenFrom(view(state, viewer));
  const draws = Array.from({ length: mostPotions + 1 }, (_, held) =>
    subsets(potions, held).flatMap((drunk) =>
      subsets(evil, count - held).map((others) => [...drunk, ...others]),
    ),
  ).flat();
  return draws.map((drawn) => ({
    ...state,
    hands: bySeat((seat) => (seat === viewer ? state.hands[seat] : sorted([...known, ...drawn]))),
    setAside: without(unseen, drawn),
  }));
}

/** All ways to take so many of the cards. */
export function subsets(cards: readonly Card[], taken: number): readonly (readonly Card[])[] {
  const [first, ...rest] = cards;
  if (taken === 0) return [[]];
  if (first === undefined || taken < 0 || taken > cards.length) return [];
  return [...subsets(rest, taken - 1).map((others) => [first, ...others]), ...subsets(rest, taken)];
}

/** What the other seat holds. */
export function opposite(state: State, viewer: Seat): readonly Card[] {
  return 'hands' in state ? state.hands[other(viewer)] : [];
}
