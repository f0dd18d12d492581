import type { PlaceReason } from '#games/chronicle/rules/card-place-reason';
import type { Seat, Suit } from '#games/chronicle/rules/cards';
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
  /** How many cards of a hand are hidden beside those that are known, and which suits are not among them. */
  readonly hidden: (known: number, hidden: number, lacks: readonly Suit[]) => string;
  readonly laidDown: string;
  readonly playedBy: (seats: readonly Seat[]) => string;
  /** Of the discard pile all but the top card. */
  readonly pile: string;
  readonly cards: (count: number) => string;
  readonly unseen: (count: number) => string;
  /** What lies open, in whatever place. */
  readonly open: (count: number) => string;
  /** Why a card is, can be or cannot be where. */
  readonly reasons: SentencePerType<PlaceReason>;
  /** What a card played face down shows. */
  readonly down: string;
}
