import { words } from '#said/lessons';
import type { Lesson } from './lesson-page-data.ts';
import type { LessonSummary } from './next-lesson.ts';

/** What a page that leads into the lessons of a game has to know of each that it takes to play; where they are done, it leads to a match. */
export function nonOptionalLessonSummaries(lessons: readonly Lesson[]): readonly LessonSummary[] {
  const needed = lessons.filter(({ entry }) => entry.data.optional !== true);
  return needed.map(({ entry, number, slug, address, tasks }) => ({
    slug,
    title: entry.data.title,
    label: `${words.lesson(number)} · ${words.minutes(entry.data.minutes)}`,
    address,
    tasks,
  }));
}
