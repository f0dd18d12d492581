import { withTask, type Progress } from '#progress/progress';
import { change, load } from '#progress/store';
import { browserStorage } from '#storage/web-storage';
import { gameAround, gamesOn } from './game-around.ts';

/** What a page of exercises does with the progress that is stored. */

/** Marks what is done on a page. */
export function markDone(page: Document): void {
  mark(page, new Map(gamesOn(page).map((game) => [game, load(browserStorage(), game).progress])));
}

/** Stores that an exercise of a game’s lesson is done, and marks it. */
export function keepTask(page: Document, game: string, lesson: string, task: string): void {
  const { progress } = change(browserStorage(), game, (progress) => withTask(progress, lesson, task));
  mark(page, new Map([[game, progress]]));
}

/** Stores an answer to a question about a rule of a game. */
export async function keepAnswer(game: string, rule: string, right: boolean): Promise<void> {
  // The scheduler is loaded with the first answer.
  const { withAnswer } = await import('#progress/schedule');
  change(browserStorage(), game, (progress) => withAnswer(progress, rule, right, Date.now()));
}

/** Marks what is done in some games. */
function mark(page: Document, games: ReadonlyMap<string, Progress>): void {
  for (const lesson of page.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const progress = games.get(gameAround(lesson) ?? '');
    if (progress === undefined) continue;
    const done = progress.lessons[lesson.dataset.lesson ?? ''] ?? [];
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
