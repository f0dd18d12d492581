import type { Card, Seat } from '#games/chronicle/rules/cards';
import { view } from '#games/chronicle/rules/view';
import { slotOf } from './revealed-cards-to-enter.ts';
import { gameOf, tableOf } from './next-record-entry.ts';
import type { Recording } from './record-in-progress.ts';
import type { Seen } from './record.ts';

/** Where a card is as far as the observer knows: in a hand, among allies, in the Meeting, out of play, or nobody knows. */
export type Place = Seat | `${Seat}-allies` | 'meeting' | 'out' | 'unknown';

/** The place of every card that is known to be somewhere, while a recording stands like this. */
export function placesIn(recording: Recording): ReadonlyMap<Card, Place> {
  const state = tableOf(recording);
  if (state.phase === 'deal') return new Map();
  const seen = view(state, recording.observer);
  const places = new Map<Card, Place>();
  for (const seat of seen.seats) {
    for (const card of seen.hands[seat] ?? []) if (card !== '??') places.set(card, seat);
    for (const card of seen.shown[seat] ?? []) places.set(card, seat);
    for (const card of seen.allies[seat] ?? []) places.set(card, `${seat}-allies`);
  }
  for (const { card } of seen.laid) if (card !== '??') places.set(card, 'meeting');
  const game = gameOf(recording);
  for (const card of state.discard) if (slotOf(game, card) === null) places.set(card, 'out');
  if (state.aside !== null) places.set(state.aside, 'out');
  return places;
}

/** What was entered before by which a card cannot be where it is entered now. */
export interface Clash {
  readonly card: Card;
  readonly place: Exclude<Place, 'unknown'>;
  /** The number of the move, counted from 1, since which it is there. */
  readonly move: number;
}

/** Where a card is known to be, and which move last spoke of it; null where nothing entered says so. */
export function clashOf(recording: Recording, card: Card): Clash | null {
  const place = placesIn(recording).get(card) ?? 'unknown';
  const move = recording.sighted.findLastIndex(({ seen }) => isNamed(seen, card)) + 1;
  return place === 'unknown' || move === 0 ? null : { card, place, move };
}

function isNamed(seen: Seen, card: Card): boolean {
  if (seen.shown?.includes(card) === true) return true;
  if (seen.type === 'deal') return seen.aside === card || Object.values(seen.hands).flat().includes(card);
  return ('card' in seen && seen.card === card) || (seen.type === 'exchange' && seen.for === card);
}
