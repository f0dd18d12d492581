import type { SourceCitation } from '../source-citation-types.ts';

/** The rulebook of a game as its page shows it: every text in the language of the page, and every way on as an address. */

export interface RulebookChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleEntry[];
}

export interface RuleEntry {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Where it is practised, if it can be. */
  readonly practice: string | null;
  /** Empty where no source says it. */
  readonly sources: readonly SourceCitation[];
  /** The point under which it stands, where sources differ. */
  readonly ruling?: string | undefined;
  /** The points that sources word differently and that come to this rule. */
  readonly wordings: readonly string[];
  /** House answers that stand beside it. */
  readonly houses: readonly { readonly id: string; readonly question: string }[];
  /** The lessons that teach it. */
  readonly lessons: readonly {
    readonly number: number;
    readonly address: string;
    readonly entry: { readonly data: { readonly title: string } };
  }[];
  /** Where it can be seen at work: in a lesson, and as a position to play from. */
  readonly atWork?: { readonly scene: string; readonly sandbox: string } | undefined;
  readonly cases: readonly CaseLink[];
  /** How many moments of the site it decides. */
  readonly moments: number;
}

export interface CaseLink {
  readonly address: string;
  readonly data: { readonly question: string };
}

/** A point that sources word differently, and that comes to one rule. */
export interface WordingEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly rule: Pick<RuleEntry, 'id' | 'name'>;
  readonly points: readonly SourceCitation[];
}

/** A point that sources leave open, with the ways to take it, the one that is followed first. */
export interface RulingEntry {
  readonly id: string;
  readonly question: string;
  readonly readings: readonly {
    readonly id: string;
    readonly text: string;
    /** Who says so, or that nobody does. */
    readonly sources: string;
  }[];
}

/** A ruling with its sentences; each reading with who says so. */
export function rulingEntry(
  id: string,
  {
    question,
    readings: texts,
  }: { readonly question: string; readonly readings: Readonly<Record<string, string>> },
  readings: readonly { readonly id: string; readonly sources: string }[],
): RulingEntry {
  return {
    id,
    question,
    readings: readings.map((reading) => ({ ...reading, text: texts[reading.id] ?? reading.id })),
  };
}
