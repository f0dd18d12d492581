import type { Card } from '#games/chronicle/rules/cards';
import type { Condition } from '#games/chronicle/rules/history-condition';
import type { Printed, Slot } from '#games/chronicle/rules/ability-slots';

/**
 * The prose of pages that are mostly prose, and what pages say of themselves to search engines: nothing that a browser has
 * to load. `[the rules](/chronicle/rules/)` in a text is a link to a page of the site.
 */
export interface PagesWords {
  /** Whose game it is. */
  readonly makers: string;
  readonly home: {
    readonly description: string;
    /** What is on the tile of the casebook, and on that of the game that it leads to. */
    readonly ask: string;
    readonly watch: string;
  };
  /** The page of the game. */
  readonly game: {
    readonly description: string;
    readonly lede: string;
    readonly aimTitle: string;
    readonly aim: string;
    readonly unusualTitle: string;
    readonly unusual: string;
    readonly openTitle: string;
    readonly open: string;
    readonly games: string;
  };
  readonly lessons: {
    readonly description: (lessons: number) => string;
    readonly lede: (lessons: number, minutes: number) => string;
  };
  readonly rulebook: {
    readonly title: string;
    readonly heading: string;
    readonly description: string;
    /** What the sources are called in the list of sources. */
    readonly source: string;
  };
  /** What no source tells, one by one. */
  readonly open: {
    readonly title: string;
    readonly intro: string;
    /** When a card acts, and what it does, as far as sources say so. */
    readonly slot: (slot: Slot, printed: Printed) => string;
    readonly history: string;
    readonly historyIntro: (known: number, half: number, open: number) => string;
    /** A history card of which something is known. */
    readonly card: (lead: Card | 'open', conditions: readonly Condition[]) => string;
  };
  readonly sheet: {
    readonly description: string;
    /** The cards of which no source says what they do. */
    readonly open: (slots: readonly Slot[]) => string;
  };
  readonly chart: { readonly lede: string };
  readonly replay: {
    /** What a move is a part of, as the keys call it that step by it. */
    readonly part: string;
    readonly description: (title: string, players: string) => string;
  };
  readonly progress: { readonly description: string };
  readonly drill: { readonly needsScript: string };
}
