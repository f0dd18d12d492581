import type { Kind } from '#games/jekyll-vs-hyde/rules/random-position';
import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Consequence } from '#games/jekyll-vs-hyde/rules/match';
import type { Lead } from '#games/jekyll-vs-hyde/rules/state';
import type { SourceId } from '#games/jekyll-vs-hyde/rules/sources';
import type { Conditions } from '#games/jekyll-vs-hyde/rules/conditions';
import type { Ending } from '#games/jekyll-vs-hyde/board/round-endings';
import type { Spot } from '#games/jekyll-vs-hyde/board/edit-position';
import type { Won } from '#games/jekyll-vs-hyde/board/reading-differences';
import type { TypedProblem } from '#games/jekyll-vs-hyde/board/parse-cards';
import type { Sentences } from '#words/sentences';

/** What the sandbox says: of the table that is laid, of what may be played, and of what would come of it. */
export interface SandboxWords {
  readonly title: string;
  readonly intro: string;
  readonly noScript: string;
  /** Ways to begin. */
  readonly start: {
    readonly label: string;
    readonly empty: string;
    readonly random: string;
    readonly kind: string;
    readonly kinds: Readonly<Record<Kind, string>>;
    readonly draw: string;
    readonly find: string;
    readonly games: string;
    readonly game: string;
    readonly choose: string;
    readonly moment: string;
    readonly cases: string;
    readonly case: string;
    readonly casebook: string;
    readonly loading: string;
    readonly notLoaded: string;
    readonly show: string;
    readonly round: (round: number, game: 1 | 2) => string;
    readonly moments: {
      readonly preparation: string;
      readonly lead: (trick: number, leader: Seat) => string;
      readonly follow: (trick: number, leader: Seat, card: Card, names: Suit | null) => string;
      readonly greed: (trick: number) => string;
    };
  };
  /** Looking for a position by conditions. */
  readonly find: {
    readonly any: string;
    readonly conditions: Readonly<Record<Exclude<keyof Conditions, 'marker' | 'holds'>, string>>;
    readonly led: Readonly<Record<'potion' | 'evil', string>>;
    readonly yes: string;
    readonly no: string;
    readonly potion: string;
    readonly twoPotions: string;
    readonly holds: (seat: Seat) => string;
    readonly search: string;
    readonly stop: string;
    readonly looking: (games: number) => string;
    readonly stopped: (games: number) => string;
    readonly found: (games: number) => string;
    readonly none: (games: number) => string;
  };
  /** The table and what is done with it. */
  readonly table: {
    readonly tools: string;
    readonly edit: string;
    readonly done: string;
    readonly undo: string;
    readonly redo: string;
    /** Opens what the position and its cards are worth. */
    readonly worth: string;
    readonly dealNext: string;
    readonly hint: string;
    readonly share: string;
  };
  /** Setting a position by hand. */
  readonly edit: {
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
    readonly typedProblems: Sentences<TypedProblem>;
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
  };
  /** Whether the position can come up. */
  readonly possible: {
    readonly yes: string;
    readonly no: string;
  };
  readonly answers: {
    readonly title: string;
    /** Who is to act, by phase. */
    readonly toAct: {
      readonly preparation: (seats: readonly Seat[], count: number) => string;
      readonly lead: (seat: Seat) => string;
      readonly follow: (seat: Seat, suit: Suit) => string;
      readonly greed: (seats: readonly Seat[], count: number) => string;
      readonly deal: string;
      readonly over: string;
      readonly noCards: (seat: Seat) => string;
    };
    readonly phase: string;
    /** Of a table on which no card lies. */
    readonly nothing: string;
    readonly taken: (seat: Seat) => string;
  };
  readonly pairs: {
    readonly title: string;
    readonly toLead: (leader: Seat, follower: Seat) => string;
    readonly toFollow: (leader: Seat, follower: Seat) => string;
    readonly none: string;
    readonly table: string;
    /** What a cell says to those who do not see it. */
    readonly cell: (card: Card, winner: Seat | null, effect: Suit | null) => string;
    readonly legend: {
      readonly takes: (seat: Seat) => string;
      readonly barred: string;
      readonly effect: string;
    };
    readonly pair: (lead: Card, names: Suit | null, follow: Card) => string;
    readonly play: string;
  };
  readonly rulings: {
    readonly title: string;
    readonly same: string;
    readonly parts: string;
    readonly says: (sources: readonly SourceId[]) => string;
    readonly noSource: string;
    /** Who takes a trick under a reading, and with what. */
    readonly takes: (won: Won) => string;
    /** The same of a card that could be led, and what could answer it. */
    readonly would: (lead: Lead, won: Won) => string;
    readonly more: (pairs: number) => string;
    readonly end: (next: Consequence) => string;
    readonly others: string;
  };
  readonly ending: {
    readonly title: string;
    readonly now: (ending: Ending) => string;
    readonly all: string;
    readonly columns: readonly [jekyll: string, hyde: string, gap: string, marker: string, then: string];
    readonly next: (ending: Ending) => string;
  };
  readonly knows: {
    readonly title: string;
    readonly surely: (seat: Seat, other: Seat) => string;
    readonly unseen: (seat: Seat, other: Seat, cards: number, held: number) => string;
    readonly voids: (other: Seat, suits: readonly Suit[]) => string;
    readonly all: (seat: Seat, other: Seat) => string;
    readonly note: string;
  };
  readonly line: {
    readonly title: string;
  };
  /** Taking what is shown along. */
  readonly share: {
    readonly picture: string;
    readonly game: string;
    readonly madeUp: string;
    readonly viewer: string;
    readonly noGame: string;
    /** The game that is made of the board, and what stands beside its last made-up move. */
    readonly replay: { readonly title: string; readonly comment: string };
  };
  readonly link: {
    readonly copy: string;
    readonly copied: (characters: number) => string;
    readonly notCopied: string;
  };
}
