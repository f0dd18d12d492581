import type { PlaceReason } from '#games/switch/rules/card-place-reason';
import type { Seat } from '#games/switch/rules/cards';
import type { SentencePerType } from '#words/sentence-per-type';

/** What a language says of what a seat can know of the cards. */
export interface SeatKnowledgeWords {
  readonly title: string;
  /** Where all hands are seen. */
  readonly openHands: string;
  /** Where nobody holds cards. */
  readonly noHands: string;
  readonly own: (seat: Seat, cards: number) => string;
  readonly hand: (seat: Seat, cards: number) => string;
  /** How many cards of a hand are hidden, beside those that everybody has seen. */
  readonly hidden: (shown: number, hidden: number) => string;
  readonly deck: string;
  readonly cards: (count: number) => string;
  /** So many cards, some of them hidden in other hands and the rest in the deck. */
  readonly unseen: (count: number, inHands: number, inDeck: number) => string;
  readonly played: (count: number) => string;
  /** Why a card is, can be or cannot be where. */
  readonly reasons: SentencePerType<PlaceReason>;
  /** Why a card drawn shows nothing. */
  readonly drawing: string;
}
