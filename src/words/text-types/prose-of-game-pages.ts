/**
 * The prose of pages of any game that are mostly prose, and what pages say of themselves to search engines: nothing that a browser
 * has to load. `[the rules](/<game>/rules/)` in a text is a link to a page of the site.
 */
export interface ProseOfGamePagesWords {
  /** Whose game it is. */
  readonly makers: string;
  readonly home: { readonly description: string };
  /** The page of the game. */
  readonly game: {
    readonly description: string;
    readonly lede: string;
    readonly aimTitle: string;
    readonly aim: string;
    readonly unusualTitle: string;
    readonly unusual: string;
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
  readonly sheet: { readonly description: string };
  readonly chart: { readonly lede: string };
  readonly replay: {
    /** What a move is a part of, as the keys call it that step by it. */
    readonly part: string;
    readonly description: (title: string, players: string) => string;
  };
  readonly progress: { readonly description: string };
  readonly drill: { readonly needsScript: string };
}
