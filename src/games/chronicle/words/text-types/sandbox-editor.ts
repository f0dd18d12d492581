import type { Spot } from '#games/chronicle/board/edit-position';
import type { TypedProblem } from '#games/chronicle/board/parse-typed-cards';
import type { Card, Seat, Suit } from '#games/chronicle/rules/cards';
import type { SentencePerType } from '#words/sentence-per-type';

/** Setting a position by hand. */
export interface SandboxEditorWords {
  readonly title: string;
  readonly how: string;
  /** Whose cards are laid, or the middle of the table. */
  readonly whose: string;
  readonly who: (seat: Seat | 'table') => string;
  /** As little as it takes where there is no room. */
  readonly table: string;
  readonly where: string;
  readonly places: Readonly<Record<'hand' | 'allies' | 'meeting' | 'discard' | 'aside', string>>;
  readonly cards: string;
  readonly suit: string;
  readonly wilds: string;
  readonly suitName: (suit: Suit) => string;
  /** The name of a button: a card, where it lies, and where it would go. */
  readonly put: (card: Card, from: Spot, to: Spot) => string;
  readonly moved: (card: Card, spot: Spot, count: number) => string;
  readonly typing: string;
  readonly typed: (spot: Spot) => string;
  readonly typedHint: string;
  readonly typedProblems: SentencePerType<TypedProblem>;
  readonly players: string;
  readonly leader: string;
  readonly lead: string;
  readonly condition: string;
  readonly second: string;
  readonly noSecond: string;
  readonly fame: (seat: Seat) => string;
  /** Deals all cards that lie nowhere. */
  readonly deal: string;
  readonly dealt: string;
}
