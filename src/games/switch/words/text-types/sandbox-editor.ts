import type { Spot } from '#games/switch/board/edit-position';
import type { TypedProblem } from '#games/switch/board/parse-typed-cards';
import type { Card, Rank, Seat } from '#games/switch/rules/cards';
import type { Direction } from '#games/switch/rules/state';
import type { SentencePerType } from '#words/sentence-per-type';

/** Setting a position by hand. */
export interface SandboxEditorWords {
  readonly title: string;
  readonly how: string;
  readonly where: string;
  readonly spot: (spot: Spot) => string;
  readonly cards: string;
  readonly suit: string;
  /** The name of a button: a card, where it lies, and where it would go. */
  readonly put: (card: Card, from: Spot, to: Spot) => string;
  readonly moved: (card: Card, spot: Spot, count: number) => string;
  readonly typed: (spot: Seat | 'stack') => string;
  readonly typedHint: string;
  readonly typedProblems: SentencePerType<TypedProblem>;
  readonly players: string;
  readonly turn: string;
  readonly direction: string;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly penalty: string;
  readonly served: string;
  readonly run: string;
  readonly noRun: string;
  readonly onRung: (run: Rank) => string;
  /** Of the card on top: the suit chosen with an Ace, what a 7 mirrors. */
  readonly chosenSuit: string;
  readonly mirroredRank: string;
  readonly mirroredSuit: string;
  /** Deals cards to who holds none. */
  readonly fill: string;
  readonly filled: string;
}
