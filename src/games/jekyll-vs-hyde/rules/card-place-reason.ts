import { CARDS, other, type Card, type Seat } from './cards.ts';
import { against, infer, type Evidence, type Inference } from './infer-hidden-cards.ts';
import type { SeatView } from './view.ts';

/** Why a card can or cannot be in the other hand, for one seat. Whatever is said is what `infer` proves of that seat's view, and no more. */
export type PlaceReason =
  | { readonly type: 'own'; readonly seat: Seat }
  /** Played in this round; tricks are counted from 1. */
  | { readonly type: 'played'; readonly by: Seat; readonly trick: number }
  /** What shows that the other hand holds it, or that it does not; of this card alone. */
  | Exclude<Evidence, { readonly type: 'some-of' }>
  /** Nothing that the seat has seen tells whether it is in that hand or set aside. */
  | { readonly type: 'open'; readonly seat: Seat };

/** Where every card is for one seat: each of the 25 in one of these. */
export interface CardPlaces extends Inference {
  readonly own: readonly Card[];
  readonly played: readonly Card[];
}

/** Null between rounds, where nobody holds cards. */
export function placesOf(view: SeatView): CardPlaces | null {
  const inference = infer(view);
  if (inference === null) return null;
  const own = view.hands[view.viewer].filter((card) => card !== '??');
  return { ...inference, own, played: CARDS.filter((card) => playedIn(view, card) !== null) };
}

/** Refuses (throws) a card that `places`, those of this view, does not know of. */
export function reasonOf(view: SeatView, places: CardPlaces, card: Card): PlaceReason {
  const played = playedIn(view, card);
  if (played !== null) return played;
  if (places.own.includes(card)) return { type: 'own', seat: view.viewer };
  if (places.open.includes(card)) return { type: 'open', seat: places.seat };
  const evidence = places.held.includes(card) ? shows(places, card) : against(places, card);
  if (evidence === null || evidence.type === 'some-of') throw new Error(`Nothing tells where ${card} is`);
  return ofCardAlone(evidence, card);
}

/** What shows that the other hand holds a card. */
function shows({ evidence }: CardPlaces, card: Card): Evidence | null {
  const tells = (each: Evidence) =>
    (each.type === 'given' || each.type === 'must-hold') && each.cards.includes(card);
  return evidence.find(tells) ?? null;
}

function ofCardAlone(
  evidence: Exclude<Evidence, { readonly type: 'some-of' }>,
  card: Card,
): Exclude<PlaceReason, { readonly type: 'own' | 'played' | 'open' }> {
  switch (evidence.type) {
    case 'given':
    case 'must-hold':
      return { ...evidence, cards: [card] };
    case 'void':
      return { ...evidence, aside: [card], since: [] };
    case 'few-potions':
      return { ...evidence, potions: [card] };
    case 'all-known':
      return { ...evidence, aside: [card] };
  }
}

function playedIn(view: SeatView, card: Card): Extract<PlaceReason, { readonly type: 'played' }> | null {
  const { tricks, led, followed, leader } = view;
  const now = leader === null || led === null ? [] : [{ leader, led, followed }];
  for (const [index, trick] of [...tricks, ...now].entries()) {
    const trickNumber = index + 1;
    if (trick.led.card === card) return { type: 'played', by: trick.leader, trick: trickNumber };
    if (trick.followed === card) return { type: 'played', by: other(trick.leader), trick: trickNumber };
  }
  return null;
}
