import { useState } from 'preact/hooks';
import type { Continuations } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { face } from '#games/jekyll-vs-hyde/face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { LinesOfPlayOnReplayTable } from '#widgets/line/LinesOfPlayOnReplayTable.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';
import { answeredAfter, continuationsToStepThrough } from './continuations-to-step-through.ts';

interface ContinuationsOnTableProps {
  readonly continuations: Continuations;
  readonly panel: Pick<PanelProps<JekyllVsHyde>, 'places' | 'show'>;
  /** Where it is told what a move brings about; null: where this stands. */
  readonly told: HTMLElement | null;
  readonly leave: () => void;
}

/** What follows a move, its answer first, and what follows a better one, on the table of a replay. */
export function PlayedAndBetterLine({ continuations, panel, told, leave }: ContinuationsOnTableProps) {
  const [start] = useState(() => face.machine.enter(continuations.from));
  const [lines] = useState(() => continuationsToStepThrough(continuations));
  return (
    <LinesOfPlayOnReplayTable
      {...{ face, start, lines, panel, told, leave }}
      opened={answeredAfter(continuations.played)}
    />
  );
}
