import type { Outcome } from '#games/jekyll-vs-hyde/dispute/outcome-of-disputed-move';
import type { Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { SentencePerType } from '#words/sentence-per-type';

/** What is asked of a dispute over a trick, and the verdicts. */
export interface DisputeWords {
  /** By step; `asked` is the suit that was asked for, by its name, where one is known. */
  readonly questions: Readonly<Record<string, (asked: string) => string>>;
  /** What a word of a question means, by step. */
  readonly help: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  /** The choices that are no cards, suits or numbers, by step and choice. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Above the cards that are of no suit. */
  readonly potions: string;
  /** The order of the suits on the board, lowest first. */
  readonly ranking: (suits: readonly Suit[]) => string;
  /** Who wins by each place where the tokens may have lain. */
  readonly either: (outcomes: readonly Outcome[]) => string;
  readonly verdicts: SentencePerType<Outcome>;
}
