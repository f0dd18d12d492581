import { QUESTION_ANSWERED_EVENT, EXERCISE_DONE_EVENT, type Answered } from '../widgets/exercise-events.ts';
import type { Progress } from '#progress/progress';
import { withTask } from '#progress/progress';
import { change, load } from '#progress/store';
import { browserShelf } from '#storage/shelf';

/**
 * Keeps a page's exercises in touch with what is stored. Widgets only say what happened, in an event that bubbles; what is
 * done is marked as `data-done` on the exercise, and counted wherever a page lists a lesson.
 */

/** Marks what is done on a page, and stores what is done from now on. Call it once a page. */
export function keepProgress(page: Document): void {
  const shelf = browserShelf();
  mark(page, load(shelf).progress);
  page.addEventListener(EXERCISE_DONE_EVENT, ({ target }) => {
    if (!(target instanceof Element)) return;
    const task = target.closest('[data-task]')?.getAttribute('data-task');
    const lesson = target.closest('[data-lesson]')?.getAttribute('data-lesson');
    if (task == null || lesson == null) return;
    mark(page, change(shelf, (progress) => withTask(progress, lesson, task)).progress);
  });
  page.addEventListener(QUESTION_ANSWERED_EVENT, (event) => {
    const { rule, right } = (event as CustomEvent<Answered>).detail;
    // The scheduler is loaded with the first answer: a page that is only read does without it.
    void import('#progress/schedule').then(({ withAnswer }) => {
      change(shelf, (progress) => withAnswer(progress, rule, right, Date.now()));
    });
  });
  // Another tab may have gone on.
  addEventListener('storage', () => {
    mark(page, load(shelf).progress);
  });
}

function mark(page: Document, { lessons }: Progress): void {
  for (const lesson of page.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const done = lessons[lesson.dataset.lesson ?? ''] ?? [];
    for (const task of lesson.querySelectorAll<HTMLElement>('[data-task]')) {
      task.toggleAttribute('data-done', done.includes(task.dataset.task ?? ''));
    }
    for (const count of lesson.querySelectorAll<HTMLElement>('[data-tasks]')) {
      const tasks = Number(count.dataset.tasks);
      count.toggleAttribute('data-done', done.length >= tasks);
      count.style.setProperty('--done', String(Math.min(1, done.length / tasks)));
      count.title = count.dataset.label?.replace('{done}', String(done.length)) ?? '';
    }
  }
}
