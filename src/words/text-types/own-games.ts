/** A reader's own games. */
export interface OwnGamesWords {
  readonly title: string;
  readonly intro: string;
  readonly noScript: string;
  readonly bring: string;
  readonly paste: string;
  readonly show: string;
  readonly file: string;
  readonly drop: string;
  /** What stands in the field is not there again when the reader comes back. */
  readonly loose: string;
  readonly notation: string;
  /** What was brought is of another game of the site, with its title. */
  readonly ofOtherGame: (title: string) => string;
  /** The link to it on the page of that game, and to the page where it has to be brought again. */
  readonly openThere: string;
  readonly bringThere: string;
  /** Where something is wrong with a game that is shown all the same. */
  readonly partly: Readonly<Record<'start' | 'rest', string>>;
  readonly back: string;
  readonly untitled: string;
  /** Who played, by their names. */
  readonly players: (names: readonly string[]) => string;
  /** One who played, by their name, and what they played. */
  readonly playerAt: (name: string, seat: string) => string;
  readonly numbered: (number: number) => string;
  readonly moves: (moves: number) => string;
  readonly atMove: (move: number, sentence: string) => string;
  /** Behind the problems that are listed. */
  readonly moreProblems: (count: number) => string;
  /** While a long game is being read. */
  readonly reading: string;
  /** In place of a text that is too heavy for the field it was pasted into; `length` in code units. */
  readonly held: (length: number) => string;
  /** Takes such a text away. */
  readonly letGo: string;
  readonly links: Readonly<
    Record<'no-replay' | 'unknown-version' | 'damaged' | 'too-large' | 'cannot-unpack', string>
  >;
  readonly own: string;
  readonly none: string;
  /** A moment in milliseconds since 1970. */
  readonly changed: (moment: number) => string;
  /** Keeps a game that was brought, or that came in a link. */
  readonly keep: string;
  /** In its place once that is done. */
  readonly kept: string;
  readonly rename: string;
  readonly newName: string;
  /** Neither renames nor deletes it. */
  /** Asks for the name of who played in a seat. */
  readonly nameOf: (seat: string) => string;
  readonly cancel: string;
  readonly delete: string;
  readonly reallyDelete: (name: string) => string;
  readonly damagedEntry: string;
  readonly saveDamaged: string;
  /** What saves all games of a game, which is named, as one file. */
  readonly exportAll: (title: string) => string;
  readonly importAll: string;
  /** Said of such a file that was opened where a game is expected, and the button that brings its games back. */
  readonly backup: string;
  readonly bringBack: string;
  /** How many games came back from a file, how many were there, and how many could not be used. */
  readonly taken: (added: number, known: number, unusable: number) => string;
  readonly tooMuch: string;
  readonly notTaken: string;
  /** Where the games of a file are of another game than the page: of which, if the site knows it; and the way to its page. */
  readonly otherGame: (title: string | null) => string;
  readonly bringBackThere: string;
  readonly troubles: Readonly<
    Record<'full' | 'failed' | 'blocked' | 'held' | 'later' | 'too-large' | 'missing' | 'damaged', string>
  >;
}
