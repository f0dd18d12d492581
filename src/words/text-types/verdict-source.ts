/** Under a verdict: by which rule it is, and who says so. */
export interface VerdictSourceWords {
  /** Before the name of the rule. */
  readonly by: string;
  /** Who says so, in one line beside an answer: the first source, and how many others. */
  readonly sources: (first: string, others: number) => string;
  /** Where no source says so: wholly, or on one point beside what sources say. */
  readonly own: { readonly wholly: string; readonly partly: string };
  /** Leads to what others read, where the point can be read otherwise. */
  readonly differ: string;
}
