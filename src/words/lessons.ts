/** What the lessons page says. */
export interface LessonsWords {
  readonly title: string;
  readonly lesson: (number: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly rules: string;
  readonly previous: string;
  readonly next: string;
  /** `{done}` stands for the number that the page fills in. */
  readonly done: (tasks: number) => string;
}
