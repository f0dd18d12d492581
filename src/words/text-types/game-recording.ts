/** What a language says while a game of any kind is recorded at a real table. */
export interface GameRecordingWords {
  readonly title: string;
  /** A link that leads here. */
  readonly invite: string;
  /** Of a game in the list that is still being written down. */
  readonly unfinished: string;
  readonly noScript: string;
  /** Before the first card. */
  readonly opening: {
    readonly more: string;
    /** In the field for a name. */
    readonly ifYouLike: string;
    readonly start: string;
    readonly goOn: string;
  };
  /** The name of a new record; the moment is in milliseconds since 1970. */
  readonly name: (players: readonly string[], moment: number) => string;
  readonly board: string;
  readonly takenBack: string;
  /** A card was typed that is among those picked already. */
  readonly twice: (word: string) => string;
  readonly enter: string;
  readonly back: string;
  readonly again: string;
  readonly againAll: (moves: number) => string;
  readonly drop: string;
  readonly waiting: (moves: number) => string;
  readonly moves: string;
  readonly correct: string;
  readonly open: string;
  readonly another: string;
  /** Of a record that is not over: that it may end wherever it stands. */
  readonly endHere: string;
  /** Says that it does. */
  readonly finished: string;
  /** What is said then, in place of what is to be entered next. */
  readonly ended: string;
  readonly take: string;
  readonly link: string;
  readonly file: string;
  readonly linked: (characters: number) => string;
  /** In the list of a reader's games. */
  readonly goOn: string;
  /** What an address leads to is no record. */
  readonly noRecord: string;
}
