import type { Outcome } from '#games/chronicle/dispute/outcome-of-disputed-move';
import type { SentencePerType } from '#words/sentence-per-type';

/** What is asked of a dispute over a card, and the verdicts. */
export interface DisputeWords {
  readonly questions: Readonly<Record<string, string>>;
  /** What a word of a question means, by step. */
  readonly help: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  /** The choices that are no strengths, by step and choice. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly verdicts: SentencePerType<Outcome>;
}
