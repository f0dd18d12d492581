/** A move of a game, where it stands in a list of other things. */
export interface GameTitleWithMoveNumberWords {
  readonly start: (title: string) => string;
  readonly move: (title: string, move: number) => string;
  /** The move at which the variation begins. */
  readonly inVariation: (title: string, move: number) => string;
}
