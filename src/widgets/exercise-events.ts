/** What widgets tell the page around them, by events that bubble. They know nothing of what is kept. */

/** An exercise is done: `data-task` on the widget names it, `data-lesson` around it the lesson, `data-game` the game. */
export const EXERCISE_DONE_EVENT = 'cabinet:done';
/** A question about a rule was answered; `data-game` around it names the game. */
export const QUESTION_ANSWERED_EVENT = 'cabinet:answered';

export interface Answered {
  readonly rule: string;
  readonly right: boolean;
}
