import { useState } from 'preact/hooks';
import type { Courses } from '#games/jekyll-vs-hyde/analysis/courses-after';
import { face } from '#games/jekyll-vs-hyde/face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { ShownLines } from '#widgets/line/ShownLines.tsx';
import type { PanelProps } from '#widgets/viewer/viewer-panels.ts';
import { answeredAfter, courseLines } from './course-lines.ts';

interface CoursesOnTableProps {
  readonly courses: Courses;
  readonly panel: Pick<PanelProps<JekyllVsHyde>, 'places' | 'show'>;
  /** Where it is told what a move brings about; null: where this stands. */
  readonly told: HTMLElement | null;
  readonly leave: () => void;
}

/** What follows a move, its answer first, and what follows a better one, on the table of a replay. */
export function CoursesOnTable({ courses, panel, told, leave }: CoursesOnTableProps) {
  const [start] = useState(() => face.machine.enter(courses.from));
  const [lines] = useState(() => courseLines(courses));
  return (
    <ShownLines {...{ face, start, lines, panel, told, leave }} opened={answeredAfter(courses.played)} />
  );
}
