/** What the pages of lessons say. */
export interface LessonsWords {
  readonly title: string;
  readonly lesson: (number: number) => string;
  readonly minutes: (minutes: number) => string;
  /** `{done}` stands for the number that the page fills in. */
  readonly done: (tasks: number) => string;
  /** The list of them. `{title}` stands for that of a lesson, `{due}` for a number. */
  readonly list: {
    readonly begin: string;
    readonly goOn: string;
    readonly done: string;
    /** Read to its end, with exercises left; `{done}` of them are done. */
    readonly read: (tasks: number) => string;
    readonly due: string;
    /** Beside a lesson that it does not take to play. */
    readonly optional: string;
  };
  /** The way through a lesson, a step at a time. */
  readonly steps: {
    readonly title: string;
    readonly goOn: string;
    readonly back: string;
    /** `{at}` stands for the step that the reader is at, counted from 1. */
    readonly at: (steps: number) => string;
    readonly asOnePage: string;
    readonly stepByStep: string;
  };
  /** For somebody who knows it already: some questions instead of a lesson. */
  readonly test: {
    readonly name: string;
    readonly intro: string;
    /** The way there. */
    readonly offer: string;
    readonly title: (lesson: string) => string;
    readonly question: (number: number, of: number) => string;
    readonly toLesson: (lesson: string) => string;
    readonly again: string;
    readonly passed: string;
    readonly another: string;
  };
  /** What stands below the last step. */
  readonly end: {
    readonly title: (number: number) => string;
    readonly known: string;
    /** Over the same where exercises are left, and over these. */
    readonly taught: string;
    readonly open: string;
    readonly next: string;
    /** Where no further lesson is needed, and the way on from there. */
    readonly ready: string;
    readonly play: string;
    readonly all: string;
  };
}
