import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';

/** What the sandbox of this game says as soon as it is opened: how to begin, who is to act, what can be looked up besides. The rest is in `sandbox-editor.ts`, `sandbox-answers.ts` and `sandbox-starts.ts`. */
export interface SandboxFirstViewWords {
  readonly title: string;
  readonly intro: string;
  readonly noScript: string;
  readonly starts: {
    readonly random: string;
    readonly find: string;
    readonly games: string;
    readonly cases: string;
  };
  readonly panels: {
    /** Opens what the position and its cards are worth. */
    readonly worth: string;
    readonly share: string;
  };
  /** How a table that is being set gets its verdict: by a card that is played on it, or by cards that are given. */
  readonly toJudge: Readonly<Record<'play' | 'give', string>>;
  /** The same of a card that was led: how many of the cards in a hand may answer it. */
  readonly mayAnswer: (cards: number, held: number) => string;
  /** Of a Potion that is led and has named no suit: that it has to. */
  readonly unnamed: (leader: Seat, potion: Card) => string;
  /** A trick of two cards: who led to it, and what decided it. */
  readonly trick: (leader: Seat, decided: string) => string;
  /** Of a table on which no card lies. */
  readonly nothing: string;
  /** Who is to act, by phase. */
  readonly toAct: {
    readonly preparation: (seats: readonly Seat[], count: number) => string;
    readonly lead: (seat: Seat) => string;
    /** In the middle of a trick: the leader has one card less than who is to answer. */
    readonly follow: (leader: Seat, seat: Seat, suit: Suit) => string;
    readonly greed: (seats: readonly Seat[], count: number) => string;
    readonly deal: string;
    readonly over: string;
    readonly noCards: (seat: Seat) => string;
  };
}
