import type { Cost } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import type { GiftWorth } from '#games/jekyll-vs-hyde/analysis/gift-worth';
import type { TurningPoint } from '#games/jekyll-vs-hyde/analysis/turning-points';
import type { BySeat, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Bounds, Gap } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { RoundEnd } from '#games/jekyll-vs-hyde/rules/track';

/** Where a move was made. */
export interface Whereabouts {
  /** Which game of a return match; null where there is one game only. */
  readonly game: number | null;
  readonly round: number;
  readonly trick: number;
}

/** What a page says of the worth of positions and moves, with both hands open and no more slips. */
export interface MoveWorthWords {
  readonly title: string;
  /** What opens the explanation, and the explanation. */
  readonly how: string;
  readonly intro: string;
  /** The game is seen through one pair of eyes, which do not see the other hand. */
  readonly hidden: string;
  /** The other hand is not known to anybody. */
  readonly unknown: string;
  /** What can be done where a hand is not known, and the button that does it. */
  readonly suppose: { readonly hint: string; readonly open: string };

  readonly place: (where: Whereabouts) => string;

  /** The value of the position. */
  readonly label: string;
  /** A gap as a number, or as two; and one that is only known to lie between two. */
  readonly gap: (gap: Gap) => string;
  readonly between: (gap: Bounds) => string;
  /** What is known of a gap, in as little space as it takes: on a card. */
  readonly mark: (gap: Bounds) => string;
  readonly value: (gap: Gap) => string;
  /** Where the marker goes with it; only where the gap is one number. */
  readonly marker: (end: RoundEnd) => string;
  readonly soFar: (gap: Bounds) => string;
  /** Why there are two numbers, and what is to be expected, once that is known. */
  readonly two: (gap: Gap, expected: number | null) => string;
  /** Both choose at once, so there is no list of moves. */
  readonly exchange: string;
  /** What has just been given in an exchange, and what that made sure of; and that it is being found out. */
  readonly gift: (worth: GiftWorth) => string;
  readonly giftWait: string;
  /** Why what was given in the preparation is not judged. */
  readonly preparation: string;
  /** What has just been played, and what it has cost. */
  readonly verdict: (cost: Cost) => string;

  /** The list of what may be played now. */
  readonly moves: (seat: Seat) => string;
  readonly best: string;
  /** The move of the game. */
  readonly played: string;
  readonly notYet: string;
  /** On a button that lets each seat own so many tricks, as many as the cards in hand ask for. */
  readonly fittingTricks: (won: BySeat<number>) => string;
  readonly playOut: string;
  readonly playOutHint: (gap: Gap) => string;
  readonly playingOut: string;

  readonly course: {
    readonly title: (round: number, game: number | null) => string;
    readonly hint: string;
    /** What a mark on its tip is. */
    readonly exchange: string;
    readonly turn: (turn: TurningPoint, trick: number) => string;
    readonly none: string;
    /** What the second line is. */
    readonly dashed: string;
    readonly table: string;
    readonly columns: readonly [trick: string, move: string, before: string];
    readonly end: (gap: number) => string;
  };

  readonly costs: {
    readonly title: string;
    readonly none: string;
    readonly soFar: string;
    /** How many gave something away that makes no difference to the game. */
    readonly idle: (count: number) => string;
    readonly cost: (where: Whereabouts, cost: Cost) => string;
    /** Says of the move that was played that it comes next, where the position before it is shown. */
    readonly next: string;
    /** The move that was played and the one that would have been better. */
    readonly better: string;
    /** What it means that a gap is two numbers. */
    readonly twofold: string;
    readonly game: string;
  };

  readonly progress: {
    readonly label: string;
    readonly running: (solved: number, of: number) => string;
    readonly done: (of: number) => string;
    readonly stopped: (solved: number, of: number) => string;
    readonly stop: string;
    readonly resume: string;
  };

  readonly annotate: {
    readonly ask: string;
    readonly hint: string;
    readonly running: (solved: number, of: number) => string;
    readonly done: (notes: number) => string;
    readonly nothing: string;
    readonly changed: string;
  };
}
