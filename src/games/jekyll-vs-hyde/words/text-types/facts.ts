import type { Effect, Style } from '#games/jekyll-vs-hyde/facts/event-frequencies';
import type { Drawing } from '#games/jekyll-vs-hyde/facts/possible-marker-moves';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';

/** What follows from the rules, and how it is shown. */
export interface FactsWords {
  readonly title: string;
  readonly intro: string;
  /** How a fact was found. */
  readonly proof: string;
  readonly even: {
    readonly title: string;
    readonly text: string;
    readonly proof: (ways: number) => string;
    readonly columns: readonly [jekyll: string, hyde: string, gap: string];
  };
  readonly track: {
    readonly title: string;
    readonly text: (gaps: readonly number[]) => string;
    readonly proof: (sequences: number) => string;
    readonly columns: readonly [drawing: string, differences: string];
    readonly drawings: Readonly<Record<Drawing['id'], string>>;
    readonly endings: string;
    readonly endingColumns: readonly [ending: string, sequences: string];
    readonly ending: (winner: Seat, rounds: number) => string;
  };
  readonly ties: {
    readonly title: string;
    readonly text: string;
    readonly proof: (looked: number, ties: number) => string;
  };
  readonly hands: {
    readonly title: string;
    readonly text: string;
    readonly proof: string;
    readonly columns: readonly [trick: string, left: string, exchanged: string];
  };
  readonly effects: {
    readonly title: string;
    readonly text: string;
    readonly proof: (rounds: number, seed: number) => string;
    readonly column: string;
    readonly names: Readonly<Record<Effect, string>>;
    readonly styles: Readonly<Record<Style, string>>;
    /** A mean with the half-width of its interval. */
    readonly rate: (mean: number, margin: number) => string;
  };
  readonly voids: {
    readonly title: string;
    readonly text: string;
    readonly columns: readonly [play: string, led: string, isVoid: string, withPotion: string];
    /** A count, and what part of all it is. */
    readonly share: (count: number, all: number) => string;
  };
  readonly spread: {
    readonly title: string;
    readonly text: string;
    readonly gap: (gap: number) => string;
  };
}
