import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Consequence } from '#games/jekyll-vs-hyde/rules/return-match';
import type { Lead } from '#games/jekyll-vs-hyde/rules/state';
import type { Ending } from '#games/jekyll-vs-hyde/board/round-endings';
import type { Won } from '#games/jekyll-vs-hyde/board/compare-answers-between-readings';

/** All that the rules say of what lies on the sandbox, looked up one by one. */
export interface SandboxAnswersWords {
  readonly possible: {
    readonly yes: string;
    readonly no: string;
    /** The same in few words beside the table, over the reasons. */
    readonly flaw: string;
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
    /** Who takes a trick under a reading, and with what. */
    readonly takes: (won: Won) => string;
    /** The same of a card that could be led, and what could answer it. */
    readonly would: (lead: Lead, won: Won) => string;
    readonly more: (pairs: number) => string;
    readonly end: (next: Consequence) => string;
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
}
