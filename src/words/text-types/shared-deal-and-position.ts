/** What is said of what a link brings to a page of play: the same cards for two who are apart, or a position to play on from. */
export interface SharedDealAndPositionWords {
  /** Above what somebody has sent, what that is, and what begins it. */
  readonly deal: Readonly<Record<'title' | 'intro' | 'play', string>>;
  /** The same above a position of a game or a lesson. */
  readonly position: Readonly<Record<'title' | 'intro' | 'play', string>>;
  readonly unreadable: string;
  /** Over what each has made of it. */
  readonly mine: string;
  readonly theirs: string;
  /** The other game ended before this round. */
  readonly notPlayed: string;
  /** Asks for a link, and what it is; and what it is that answers one. */
  readonly ask: string;
  readonly link: string;
  readonly back: string;
}
