import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';

/** A game in a list. */
export interface ReplayListWords {
  readonly title: string;
  readonly intro: string;
  readonly any: string;
  readonly filters: Readonly<Record<'winner' | 'has' | 'length', string>>;
  readonly values: Readonly<
    Record<
      'jekyll' | 'hyde' | 'pride' | 'greed' | 'wrath' | 'two-potions' | 'ruling' | 'short' | 'long',
      string
    >
  >;
  /** `{shown}` stands for the number that the page fills in. */
  readonly shown: string;
  readonly own: string;
  readonly players: (jekyll: string, hyde: string) => string;
  readonly wins: (winner: Seat, round: number) => string;
  readonly comments: (count: number) => string;
  /** Links that open a game to be guessed. */
  readonly guess: (seat: Seat) => string;
  readonly guessIn: (title: string, seat: Seat) => string;
}
