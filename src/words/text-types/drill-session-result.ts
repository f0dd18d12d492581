/** What is said at the end of a row of questions. */
export interface DrillSessionResultWords {
  /** How a row of questions went; `hinted`: answered rightly after a hint or at a second try, which is not counted as right. */
  readonly session: (asked: number, right: number, hinted: number) => string;
  /** When a rule is asked again, a moment in milliseconds since 1970. */
  readonly when: (moment: number, now: number) => string;
  /** Above the rules that were missed and are asked again together: how many they are, and `when`. */
  readonly back: (missed: number, when: string) => string;
  /** When the first of the rules that were not missed is asked again, `when`. */
  readonly known: (when: string) => string;
}
