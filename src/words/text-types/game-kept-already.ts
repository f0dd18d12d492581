/** What is said to whoever keeps a game that was brought. */
export interface GameKeptAlreadyWords {
  /** Of a game that is kept already: under which name. */
  readonly already: (name: string) => string;
  /** Of one that was kept under another name, for this one was taken. */
  readonly beside: (name: string, taken: string) => string;
  /** Leads to the game that has the name. */
  readonly openOther: string;
}
