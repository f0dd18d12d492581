import {
  dueAmong,
  exercisesDone,
  isLessonDone,
  isNothingLeft,
  lessonAfter,
} from '#progress/lesson-completion';
import { keepLastGame } from '#progress/last-game';
import { withTask, type Progress } from '#progress/progress';
import { change, load } from '#progress/progress-store';
import { browserStorage } from '#storage/web-storage';
import { enclosingGameId, gameIdsOnPage } from './enclosing-game-id.ts';

/** Records what is done on a page of exercises, and marks what is stored as done. It is loaded with the first that there is. */

/** Marks what is done on a page. */
export function markDone(page: Document): void {
  mark(page, new Map(gameIdsOnPage(page).map((game) => [game, load(browserStorage(), game).progress])));
}

/** Stores that an exercise of a game’s lesson is done, and marks it. */
export function storeExerciseDone(page: Document, game: string, lesson: string, task: string): void {
  keepLastGame(game);
  const { progress } = change(browserStorage(), game, (progress) => withTask(progress, lesson, task));
  mark(page, new Map([[game, progress]]));
}

/** Stores an answer to a question about a rule of a game. */
export async function storeAnswer(game: string, rule: string, right: boolean): Promise<void> {
  keepLastGame(game);
  // The scheduler is loaded with the first answer.
  const { withAnswer } = await import('#progress/review-schedule');
  change(browserStorage(), game, (progress) => withAnswer(progress, rule, right, Date.now()));
}

/** Marks what is done in some games. */
function mark(page: Document, games: ReadonlyMap<string, Progress>): void {
  for (const lesson of page.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const progress = games.get(enclosingGameId(lesson) ?? '');
    if (progress === undefined) continue;
    const done = progress.lessons[lesson.dataset.lesson ?? ''] ?? [];
    for (const task of lesson.querySelectorAll<HTMLElement>('[data-task]')) {
      task.toggleAttribute('data-done', done.includes(task.dataset.task ?? ''));
    }
    for (const count of lesson.querySelectorAll<HTMLElement>('[data-tasks]')) {
      const tasks = Number(count.dataset.tasks);
      const [slug, some] = [
        lesson.dataset.lesson ?? '',
        exercisesDone(progress, lesson.dataset.lesson ?? ''),
      ];
      lesson.toggleAttribute('data-done', isLessonDone(progress, slug, tasks));
      lesson.toggleAttribute('data-begun', (progress.lessons[slug] ?? []).length > 0);
      count.style.setProperty('--done', String(Math.min(1, some / tasks)));
      count.title = count.dataset.label?.replace('{done}', String(some)) ?? '';
      for (const told of lesson.querySelectorAll<HTMLElement>('[data-left]')) {
        const { label, left } = told.dataset;
        const isWhole = isNothingLeft(progress, slug, tasks);
        told.textContent = (isWhole ? label : left)?.replace('{done}', String(some)) ?? '';
        told.toggleAttribute('data-open', !isWhole);
      }
    }
    for (const again of lesson.querySelectorAll<HTMLElement>('[data-rules]')) {
      const due = dueAmong(progress, (again.dataset.rules ?? '').split(' '), Date.now());
      again.hidden = due === 0;
      again.textContent = again.dataset.label?.replace('{due}', String(due)) ?? '';
    }
  }
  leadOn(page);
}

/** Has the way into a list of lessons lead to the one to go on with, and to a match once none is left. */
function leadOn(page: Document): void {
  const way = page.querySelector<HTMLAnchorElement>('.lesson-next');
  const lessons = [...page.querySelectorAll<HTMLElement>('.lesson-list > li')];
  const states = lessons.map((one) => ({
    isBegun: one.matches('[data-begun], [data-done]'),
    isDone: one.hasAttribute('data-done'),
  }));
  const link = lessons[lessonAfter(states)]?.querySelector('a');
  if (way === null) return;
  if (link == null) {
    const { play = '', over = '' } = way.dataset;
    way.href = play;
    way.textContent = over;
    return;
  }
  way.href = link.href;
  const begun = states.some(({ isBegun }) => isBegun);
  way.textContent =
    (begun ? way.dataset.goOn : way.dataset.begin)?.replace('{title}', link.textContent) ?? '';
}
