import { SEATS, type Card, type Seat } from '#games/switch/rules/cards';
import { handOf } from '#games/switch/rules/turn-order';
import { gameOf, tableOf, type Recording } from './record-in-progress.ts';
import { sees, type Seen } from './record.ts';

/** Where a card is as far as the observer knows: in a hand, on the stack, in the deck, or nobody knows. */
export type Place = Seat | 'played' | 'deck' | 'unknown';

/** The place of a card while a recording stands like this; of a deal that is entered, the hands as far as they are. */
export function placeOf(recording: Recording, card: Card): Place {
  const { state, unseen } = gameOf(recording);
  if (state.phase === 'deal' || unseen.has(card)) return 'unknown';
  if (state.played.includes(card)) return 'played';
  const holder = SEATS.find((seat) => handOf(state, seat).includes(card));
  if (holder === undefined) return 'deck';
  const known = sees(recording.observer, holder) || (state.shown[holder] ?? []).includes(card);
  // Who drew what once lay open at the bottom of the deck has not shown it since.
  return known || wasBuried(recording, card) ? holder : 'unknown';
}

function wasBuried({ sighted }: Recording, card: Card): boolean {
  const deal = sighted[0]?.seen;
  return deal?.type === 'deal' && deal.turned.includes(card);
}

/** What was entered before by which a card cannot be where it is entered now. */
export interface Clash {
  readonly card: Card;
  readonly place: Exclude<Place, 'unknown'>;
  /** The number of the move, counted from 1, since which it is there. */
  readonly move: number;
}

/** Where a card is known to be, and since which move; null where nothing entered says so. */
export function clashOf(recording: Recording, card: Card): Clash | null {
  const since = gameOf(recording).unseen.get(card);
  // The cards of a new deck were seen when they were played.
  if (since !== undefined && since > 0) return { card, place: 'deck', move: since + 1 };
  const place = placeOf(recording, card);
  const move = recording.sighted.findLastIndex(({ seen }) => isNamed(seen, card)) + 1;
  if (place === 'unknown' || move === 0 || tableOf(recording).phase === 'deal') return null;
  return { card, place, move };
}

function isNamed(seen: Seen, card: Card): boolean {
  if (seen.type === 'deal') return [...Object.values(seen.hands).flat(), ...seen.turned].includes(card);
  return (seen.type === 'play' && seen.cards.includes(card)) || (seen.drew ?? []).includes(card);
}
