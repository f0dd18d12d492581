import { withTask, type Progress } from '#progress/progress';
import { change, load } from '#progress/store';
import { browserStorage } from '#storage/web-storage';

/** What a page of exercises does with the progress that is stored. */

/** Marks what is done on a page. */
export function markDone(page: Document): void {
  mark(page, load(browserStorage()).progress);
}

/** Stores that an exercise of a lesson is done, and marks it. */
export function keepTask(page: Document, lesson: string, task: string): void {
  mark(page, change(browserStorage(), (progress) => withTask(progress, lesson, task)).progress);
}

/** Stores an answer to a question about a rule. */
export async function keepAnswer(rule: string, right: boolean): Promise<void> {
  // The scheduler is loaded with the first answer.
  const { withAnswer } = await import('#progress/schedule');
  change(browserStorage(), (progress) => withAnswer(progress, rule, right, Date.now()));
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
