import { isLessonDone, isNothingLeft, lessonAfter } from '#progress/lesson-completion';
import type { Progress } from '#progress/progress';
import { load } from '#progress/progress-store';
import { browserStorage } from '#storage/web-storage';

/** What has to be known of a lesson to lead to it. */
export interface LessonSummary {
  readonly slug: string;
  readonly title: string;
  readonly label: string;
  readonly address: string;
  /** How many exercises it has. */
  readonly tasks: number;
}

/** The lesson to go on with, as `lessonAfter` tells. Null where all are done. */
export function nextLesson(progress: Progress, lessons: readonly LessonSummary[]): LessonSummary | null {
  const next = lessonAfter(
    lessons.map(({ slug, tasks }) => ({
      isBegun: (progress.lessons[slug] ?? []).length > 0,
      isDone: isLessonDone(progress, slug, tasks),
    })),
  );
  return lessons[next] ?? null;
}

/**
 * Has a tile that leads to the first lesson lead to the one to go on with; when all are done, to the end of the first of which exercises
 * are still open, where they are listed; and when none is, to the questions that keep all of it. To a match leads the tile beside it.
 */
export function leadOn(tile: HTMLElement, game: string, lessons: readonly LessonSummary[]): void {
  const { progress } = load(browserStorage(), game);
  const link = tile.querySelector('a');
  const label = tile.querySelector('.label');
  const text = tile.querySelector('p:last-of-type');
  if (link === null || label === null || text === null) return;
  const lesson = nextLesson(progress, lessons);
  const { goOn = '', open = '', over = '', drill = '' } = tile.dataset;
  if (lesson === null) {
    const left = lessons.find(({ slug, tasks }) => !isNothingLeft(progress, slug, tasks));
    label.textContent = goOn;
    link.href = left === undefined ? drill : `${left.address}#lesson-end`;
    link.textContent = left === undefined ? over : open.replace('{title}', left.title);
    text.textContent = left?.label ?? '';
    return;
  }
  if (Object.values(progress.lessons).every((tasks) => tasks.length === 0)) return;
  label.textContent = goOn;
  link.href = lesson.address;
  link.textContent = lesson.title;
  text.textContent = lesson.label;
}
