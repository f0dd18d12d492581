/**
 * What players call the things that a case is about, by the case's name: words for the search that its question and its answer
 * do not use themselves.
 */
export type AskedWords = Readonly<Record<string, string>>;
