/** What stands in a game that somebody went on with against the computer. */
export interface TakenOverGameWords {
  /** Beside the last move that was there before. */
  readonly fromHere: string;
}
