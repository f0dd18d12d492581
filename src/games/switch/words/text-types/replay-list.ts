import type { Seat } from '#games/switch/rules/cards';

/** A game in a list. */
export interface ReplayListWords {
  readonly title: string;
  readonly intro: string;
  readonly any: string;
  readonly filters: Readonly<Record<'players' | 'has' | 'length', string>>;
  readonly values: {
    readonly players: Readonly<Record<'2' | '3' | '4' | '6', string>>;
    readonly has: Readonly<
      Record<'penalty' | 'run' | 'mirror' | 'direction' | 'skip' | 'new-deck' | 'ruling', string>
    >;
    readonly length: Readonly<Record<'short' | 'long', string>>;
  };
  /** `{shown}` stands for the number that the page fills in. */
  readonly shown: string;
  readonly own: string;
  /** Who plays, in the order of the seats. */
  readonly players: (names: readonly string[]) => string;
  readonly wins: (winner: Seat | 'draw', name: string, moves: number) => string;
  readonly comments: (count: number) => string;
}
