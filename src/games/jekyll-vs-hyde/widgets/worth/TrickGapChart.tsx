import type { ComponentChildren } from 'preact';
import { endOf, turningPoints } from '#games/jekyll-vs-hyde/analysis/turning-points';
import type { LinePosition } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { gameOfMatch } from '#games/jekyll-vs-hyde/rules/return-match';
import { punctuation } from '#said/punctuation';
import { words as worth } from '#said/jekyll-vs-hyde/move-worth';
import { differs, stopsAround } from './trick-gap-chart-layout.ts';
import { GapAlongRoundChart } from './GapAlongRoundChart.tsx';
import { TrickGapTable } from './TrickGapTable.tsx';
import { knownOf } from './position-value-cache.ts';

interface TrickGapChartProps {
  readonly line: readonly LinePosition[];
  /** The place that is shown. */
  readonly at: number;
  /** Shows a place of the line. */
  readonly go: (at: number) => void;
  /** Shows the place in which a move was chosen. */
  readonly goToChoice: (at: number) => void;
  /** What is seen together with the drawing: it stands before the words on it. */
  readonly children: ComponentChildren;
}

/** The value over a round: a drawing in which each turning point leads to its move, and the same as a table. */
export function TrickGapChart({ line, at, go, goToChoice, children }: TrickGapChartProps) {
  const stops = stopsAround(line, at);
  const state = line[stops[0]?.at ?? -1]?.state;
  if (state === undefined) return <>{children}</>;
  const { course: words } = worth;
  const solved = (place: number) => {
    const { state } = line[place] ?? {};
    return (state && knownOf(state)?.solution) ?? undefined;
  };
  const turns = turningPoints(line, solved).filter(({ at }) => stops.some((stop) => stop.at === at + 1));
  const isKnown = stops.every(({ gap }) => gap !== undefined);
  const end = endOf(line[stops.at(-1)?.at ?? -1]?.state ?? state);
  return (
    <section class="course">
      <h3>{words.title(state.round, gameOfMatch(state))}</h3>
      <GapAlongRoundChart {...{ line, stops, turns, at, go, goToChoice }} />
      {children}
      <p class="course-hint">
        {isKnown && turns.length === 0 ? words.none : words.hint}
        {end !== null && punctuation.afterSentence + words.end(end.low)}
        {turns.some(({ by }) => by === null) && punctuation.afterSentence + words.exchange}
        {differs(stops) && punctuation.afterSentence + words.dashed}
      </p>
      <details>
        <summary>{words.table}</summary>
        <TrickGapTable line={line} stops={stops} go={go} />
      </details>
    </section>
  );
}
