/** What is said around the casebook of any game. */
export interface CasebookWords {
  readonly title: string;
  readonly intro: (cases: number) => string;
  readonly chapters: string;
  /** The filters of the list. */
  readonly filters: {
    readonly text: string;
    /** Opens what else a case is found by, where there is little room. */
    readonly more: string;
    readonly chapter: string;
    readonly rule: string;
    readonly any: string;
    /** `{shown}` stands for the number that the page fills in. */
    readonly shown: string;
    /** The same of cases that have but most of the words, where none has all. */
    readonly nearly: string;
    /** Leads to the search of the site with what was typed, where no case has it. */
    readonly ask: string;
  };
  /** Leads from a case back to where it was looked for: the taps or the search; with what was typed there, as `{query}`; the list. */
  readonly wayBack: Readonly<Record<'question' | 'typed' | 'list', string>>;
  /** The cases of a chapter, straight after its name. */
  readonly inChapter: (cases: number) => string;
  readonly position: string;
  readonly sandbox: string;
  /** Before the question that some tables answer otherwise, and then this one too. */
  readonly otherwise: string;
  readonly why: string;
  readonly found: string;
  readonly rules: string;
  readonly sources: string;
  /** That this site suggests what no source says of it. */
  readonly partlySuggested: string;
  readonly related: string;
  readonly previous: string;
  readonly next: string;
  /** When something is so: at the start, when the question comes up, after a move that is told. */
  readonly moments: {
    readonly start: string;
    readonly asked: string;
    readonly after: (move: string) => string;
  };
  /** The cases of a rule, in the rulebook. */
  readonly ofRule: (cases: number) => string;
  /** What stands before a link to a case, in a lesson. */
  readonly fromBook: string;
}

/** What a game says around its own casebook, besides what it claims of its table. */
export interface GameCasebookWords<Topic extends string = string> {
  readonly filters: {
    readonly topic: string;
    readonly topics: Readonly<Record<Topic, string>>;
    readonly contested: string;
    readonly readings: Readonly<Record<'contested' | 'agreed', string>>;
  };
  readonly contested: string;
  readonly silent: string;
  /** After the sources of a case, where a game has no others that could back or contradict them. */
  readonly noOthers?: string;
  /** Before the sources of a house answer, where a game has such answers. */
  readonly near?: string;
}
