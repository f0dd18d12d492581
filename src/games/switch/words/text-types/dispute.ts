import type { Outcome } from '#games/switch/dispute/outcome-of-disputed-move';
import type { SentencePerType } from '#words/sentence-per-type';

/** What is asked of a dispute over a play, and the verdicts. */
export interface DisputeWords {
  /** By step; `top` is what lies there, in words, and `asksHeart` whether a 2 and the 5♥ meet, where it is the suit of the 2 that decides. */
  readonly questions: Readonly<Record<string, (top: string, asksHeart: boolean) => string>>;
  readonly labels: Readonly<Record<string, string>>;
  /** The choices that are no cards and no numbers, by step and choice. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Beside every verdict: whose rules it is by. */
  readonly basis: string;
  readonly verdicts: SentencePerType<Outcome>;
}
