import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { PlaceReason } from '#games/jekyll-vs-hyde/rules/card-place-reason';
import type { Evidence } from '#games/jekyll-vs-hyde/rules/infer-hidden-cards';
import type { SentencePerType } from '#words/sentence-per-type';

/** What a language says of a hand that is not seen. */
export interface SeatKnowledgeWords {
  readonly title: string;
  /** Where both hands are seen. */
  readonly openHands: string;
  /** Where nobody holds cards. */
  readonly noHands: string;
  readonly held: (seat: Seat) => string;
  readonly aside: string;
  readonly open: (seat: Seat, places: number) => string;
  readonly own: (seat: Seat) => string;
  readonly played: string;
  readonly why: string;
  readonly evidence: SentencePerType<Evidence>;
  /** Why a card can or cannot be in the hand that is not seen: a piece of evidence is narrowed down to that card. */
  readonly reasons: SentencePerType<PlaceReason>;
}
