/**
 * The prose of pages that are mostly prose, and what pages say of themselves to search engines: nothing that a browser has
 * to load. `[the rules](/jekyll-vs-hyde/rules/)` in a text is a link to a page of the site.
 */
export interface PagesWords {
  /** Whose game it is. */
  readonly makers: string;
  readonly home: {
    readonly description: string;
    /** A move that was a blunder, in a sentence, and the question about it. */
    readonly turn: (sentence: string) => string;
  };
  /** The page of the game. */
  readonly game: {
    readonly description: string;
    readonly lede: string;
    readonly aimTitle: string;
    readonly aim: string;
    readonly unusualTitle: string;
    readonly unusual: string;
    readonly lookUpTitle: string;
    readonly lookUp: string;
    readonly settleTitle: string;
    readonly settle: (cases: number) => string;
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
    /** Above what no source says. */
    readonly houseIntro: string;
  };
  readonly chart: { readonly lede: string };
  readonly replay: {
    /** What a move is a part of, as the keys call it that step by it. */
    readonly part: string;
    readonly description: (title: string, players: string) => string;
  };
  readonly sheet: { readonly description: string };
  readonly progress: { readonly description: string };
  readonly drill: { readonly needsScript: string };
}
