/** A list of games as its page shows it: every text in the language of the page. */

/** A game in the list. */
export interface ListedReplay {
  readonly title: string;
  readonly address: string;
  /** Who plays; null where nobody says so. */
  readonly players: string | null;
  /** How it ended and how much is said of it: hidden from whoever does not want to be told. */
  readonly facts: string;
  /** What it is found by: for each filter one value of it or several, with spaces between them. */
  readonly has: Readonly<Record<string, string | null>>;
  /** Another way to open it. */
  readonly link?: { readonly address: string; readonly text: string } | undefined;
}

/** Something by which games are found, and what can be asked for. */
export interface ReplayFilter {
  readonly name: string;
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
  /** Whether it tells how a game ends, or when. */
  readonly tellsResult: boolean;
}
