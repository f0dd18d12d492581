/**
 * The prose of pages that are mostly prose, and what pages say of themselves to search engines: nothing that a browser has
 * to load. `[the rules](/jekyll-vs-hyde/rules/)` in a text is a link to a page of the site.
 */
export interface PagesWords {
  readonly home: {
    readonly description: string;
    readonly heading: string;
    readonly lede: string;
    readonly begin: string;
    readonly step: string;
    readonly game: readonly string[];
    readonly waysTitle: string;
    readonly ways: (lessons: number) => readonly string[];
    readonly trustTitle: string;
    readonly trust: (rules: number) => string;
    readonly yoursTitle: string;
    readonly yours: string;
  };
  /** The page of the game. */
  readonly game: {
    readonly description: string;
    readonly lede: string;
    readonly aimTitle: string;
    readonly aim: string;
    readonly unusualTitle: string;
    readonly unusual: string;
    readonly learnTitle: string;
    readonly learn: (lessons: number) => string;
    readonly playTitle: string;
    readonly play: string;
    readonly puzzles: (puzzles: number) => string;
    readonly lookUpTitle: string;
    readonly lookUp: string;
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
  };
  readonly replay: {
    readonly description: (title: string, players: string) => string;
  };
  readonly sheet: { readonly description: string };
  readonly search: { readonly description: string };
  readonly progress: { readonly description: string };
  readonly drill: { readonly needsScript: string };
}
