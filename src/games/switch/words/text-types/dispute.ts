import type { Outcome } from '#games/switch/dispute/outcome-of-disputed-move';
import type { SentencePerType } from '#words/sentence-per-type';

/** What is asked of a dispute over a play, and the verdicts. */
export interface DisputeWords {
  /**
   * By step; `top` is what lies there, in words; `asksHeart` whether a 2 and the 5♥ meet, where it is the suit of the 2 that decides; `mirrored`
   * the rank that a 7 on top mirrors, in words, whose suit decides and not that of the 7, and null where no 7 mirrors anything.
   */
  readonly questions: Readonly<
    Record<string, (top: string, asksHeart: boolean, mirrored: string | null) => string>
  >;
  /** What a word of a question means, by step. */
  readonly help: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  /** The choices that are no cards and no numbers, by step and choice. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Beside every verdict: whose rules it is by. */
  readonly basis: string;
  readonly verdicts: SentencePerType<Outcome>;
}
