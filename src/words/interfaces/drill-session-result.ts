/** What is said at the end of a row of questions. */
export interface DrillSessionResultWords {
  /** How a row of questions went; `hinted`: answered rightly after a hint, which is not counted as right. */
  readonly session: (asked: number, right: number, hinted: number) => string;
  /** Above what was missed. */
  readonly back: (missed: number) => string;
  /** After the name of a rule: how often it was missed in a row of questions, and when it is asked again. */
  readonly missed: (wrong: number, hinted: number, back: string) => string;
  /** At the end, how many rules wait now, as `due` has it, and why there will be more. */
  readonly waiting: (due: string) => string;
}
