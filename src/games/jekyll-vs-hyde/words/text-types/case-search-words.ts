/**
 * What players call the things that a case is about, by the case's name: words for the search that its question and its answer
 * do not use themselves.
 */
export type CaseSearchWords = Readonly<Record<string, string>>;

/** What players also call a thing that a case's question names, by its name in the rules. */
export type OtherNames = Readonly<Record<string, string>>;

/** By their kind, things that `|` parts, each by all its names with spaces between: who asks about one does not ask about another. */
export type RivalNames = Readonly<Record<string, string>>;
