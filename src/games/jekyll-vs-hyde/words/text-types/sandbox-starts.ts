import type { Kind } from '#games/jekyll-vs-hyde/board/random-position';
import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Conditions } from '#games/jekyll-vs-hyde/board/position-search-conditions';

/** Positions to begin with in the sandbox: by lot, out of a game, or found by conditions. */
export interface SandboxStartsWords {
  readonly kind: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly draw: string;
  readonly round: (round: number, game: 1 | 2) => string;
  readonly moments: {
    readonly preparation: string;
    readonly lead: (trick: number, leader: Seat) => string;
    readonly follow: (trick: number, leader: Seat, card: Card, names: Suit | null) => string;
    readonly greed: (trick: number) => string;
  };
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
}
