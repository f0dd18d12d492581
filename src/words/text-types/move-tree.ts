/** What is said in a list of moves, where it has variations. */
export interface MoveTreeWords {
  readonly variation: string;
  /** Unfolds variations of a move that are not drawn. */
  readonly unfold: (variations: number) => string;
}
