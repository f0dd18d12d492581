import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Spot } from '#games/jekyll-vs-hyde/board/edit-position';
import type { TypedProblem } from '#games/jekyll-vs-hyde/board/parse-typed-cards';
import type { SentencePerType } from '#words/sentence-per-type';

/** Setting a position by hand. */
export interface SandboxEditorWords {
  readonly title: string;
  readonly how: string;
  readonly where: string;
  readonly spots: Readonly<Record<Spot, string>>;
  /** As small as it goes, to stand on a card. */
  readonly badges: Readonly<Record<Spot, string>>;
  readonly cards: string;
  readonly suitOf: (suit: Suit | null) => string;
  /** The name of a button: a card, where it lies, and where it would go. */
  readonly put: (card: Card, from: Spot, to: Spot) => string;
  readonly moved: (card: Card, spot: Spot, count: number) => string;
  readonly typed: Readonly<Record<Seat | 'aside', string>>;
  readonly typedHint: string;
  readonly typedProblems: SentencePerType<TypedProblem>;
  readonly names: (card: Card) => string;
  readonly leader: string;
  readonly leaders: Readonly<Record<Seat | 'nobody', string>>;
  readonly ranking: string;
  readonly rankingBefore: string;
  readonly noRanks: string;
  readonly round: string;
  readonly marker: string;
  readonly won: (seat: Seat) => string;
  readonly match: string;
  readonly firstGame: string;
  readonly secondGame: (needed: 1 | 2 | 3 | 'never') => string;
}
