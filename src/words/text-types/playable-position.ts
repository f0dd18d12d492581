/** Playing a position by hand. */
export interface PlayablePositionWords {
  readonly tryIt: string;
  readonly refused: string;
  /** What is said of a legal move: the expected one, one after which another is expected, an expected mistake, any other. */
  readonly made: Readonly<Record<'answer' | 'onward' | 'mistake' | 'possible', string>>;
  /** Before the answer that was asked for. */
  readonly shown: string;
  readonly hints: string;
  readonly again: string;
  readonly showAnswer: string;
  readonly undo: string;
  readonly playOn: string;
  readonly backToScene: string;
}
