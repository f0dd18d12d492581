import { possiblePlaces } from '#kit/possible-card-places';
import { without, type Card, type Seat } from './cards.ts';
import { knowledgeOf, type Knowledge } from './seat-knowledge.ts';
import type { InGame, State } from './state.ts';
import { handOf } from './turn-order.ts';
import { view } from './view.ts';

/** Where a card lies that a seat does not see. */
export type HiddenPlace = Seat | 'deck';

/** Why a card is, can be or cannot be where, for one seat: nothing goes in but what that seat has seen. */
export type PlaceReason =
  | { readonly type: 'own'; readonly seat: Seat }
  /** It was laid in a run that it did not follow, and went back. */
  | { readonly type: 'shown'; readonly rule: 'run-mistake'; readonly seat: Seat }
  | { readonly type: 'played' }
  | {
      readonly type: 'unseen';
      /** After how many moves it was seen last; null: never. */
      readonly seen: number | null;
      /** Hands to which no card has come since. */
      readonly unchanged: readonly Seat[];
      /** Whether the deck was made anew of other cards. */
      readonly notInDeck: boolean;
      /** Where it may be, with all other unseen cards somewhere too. */
      readonly may: readonly HiddenPlace[];
      /** By which it cannot be where it is not; null where that was seen, or where it can be anywhere. */
      readonly rule: 'reshuffle' | null;
    };

/** Why for a card after some states of a game, from before the deal; null where nobody holds cards. */
export function reasonOf(past: readonly State[], viewer: Seat, card: Card): PlaceReason | null {
  const now = past.at(-1);
  const knowledge = now === undefined ? null : knowledgeOf(view(now, viewer));
  if (now === undefined || knowledge === null || now.phase === 'deal') return null;
  if (knowledge.own.includes(card)) return { type: 'own', seat: viewer };
  if (now.played.includes(card)) return { type: 'played' };
  const shown = knowledge.others.find((other) => other.shown.includes(card));
  if (shown !== undefined) return { type: 'shown', rule: 'run-mistake', seat: shown.seat };
  const rooms = roomsOf(knowledge);
  const fits = (one: Card, place: HiddenPlace) => !isRuledOut(past, viewer, one, place);
  const seen = lastSeen(past, viewer, card);
  const notInDeck = knowledge.deck > 0 && !fits(card, 'deck');
  return {
    type: 'unseen',
    seen: seen < 0 ? null : seen,
    unchanged: [...rooms].flatMap(([place, room]) =>
      place !== 'deck' && room > 0 && !fits(card, place) ? [place] : [],
    ),
    notInDeck,
    may: possiblePlaces({ cards: knowledge.unseen, rooms, fits }, card),
    rule: notInDeck ? 'reshuffle' : null,
  };
}

function roomsOf({ others, deck }: Knowledge): ReadonlyMap<HiddenPlace, number> {
  return new Map<HiddenPlace, number>([
    ...others.map((other) => [other.seat, other.hidden] as const),
    ['deck', deck],
  ]);
}

function isRuledOut(past: readonly State[], viewer: Seat, card: Card, place: HiddenPlace): boolean {
  if (place === 'deck') {
    // The old deck was drawn to its end before a new one was made.
    const made = past.findLast((state, index) => state.phase === 'shuffle' && index < past.length - 1);
    return made?.phase === 'shuffle' && !made.played.slice(0, -1).includes(card);
  }
  const seen = lastSeen(past, viewer, card);
  return seen >= 0 && !past.some((state, index) => index > seen && hasGrown(past[index - 1], state, place));
}

/** Whether a card has come to a hand, which all see. */
function hasGrown(before: State | undefined, after: State, seat: Seat): boolean {
  if (before === undefined || before.phase === 'deal' || after.phase === 'deal') return false;
  return without(handOf(after, seat), handOf(before, seat)).length > 0;
}

/** The last state in which the viewer saw where a card was; -1: none. */
function lastSeen(past: readonly State[], viewer: Seat, card: Card): number {
  return past.findLastIndex((state) => state.phase !== 'deal' && isSeen(state, viewer, card));
}

function isSeen(state: InGame, viewer: Seat, card: Card): boolean {
  return (
    state.played.includes(card) ||
    handOf(state, viewer).includes(card) ||
    Object.values(state.shown).some((cards) => cards.includes(card))
  );
}
