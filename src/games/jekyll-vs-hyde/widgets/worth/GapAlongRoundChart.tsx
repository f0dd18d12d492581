import type { LinePosition } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import type { TurningPoint } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { words as worth } from '#said/jekyll-vs-hyde/move-worth';
import {
  BASELINE, FULL_HEIGHT, LEFT, differs, pathOf, scaleFor, stripsOf, type Scale, type Stop,
} from './trick-gap-chart-layout.ts'; // prettier-ignore
import { SeatsAtAxisEnds } from './SeatsAtAxisEnds.tsx';
import { TurningPointMark } from './TurningPointMark.tsx';
import { useElementWidth } from './use-element-width.ts';

const GAPS = Array.from({ length: TRICKS / 2 + 1 }, (_, index) => 2 * index);

interface GapAlongRoundChartProps {
  readonly line: readonly LinePosition[];
  /** The moves that are drawn, and the position after the last. */
  readonly stops: readonly Stop[];
  readonly turns: readonly TurningPoint[];
  /** The place that is shown. */
  readonly at: number;
  /** Shows a place of the line. */
  readonly go: (at: number) => void;
  /** Shows the place in which a move was chosen. */
  readonly goToChoice: (at: number) => void;
}

/** The gap along a round as a drawing: a touch shows the place below it, and each turning point leads to where its move was chosen. */
export function GapAlongRoundChart({ line, stops, turns, at, go, goToChoice }: GapAlongRoundChartProps) {
  const [box, width] = useElementWidth();
  const scale = scaleFor(stops.length, width);
  const { x, y, nearest } = scale;
  const here = stops.findLastIndex((stop) => stop.at <= at);
  return (
    <div class="course-drawing" ref={box}>
      <svg
        role="group"
        aria-label={worth.title}
        viewBox={`0 0 ${width} ${FULL_HEIGHT}`}
        width={width}
        height={FULL_HEIGHT}
        onClick={({ clientX, currentTarget }) => {
          const stop = stops[nearest(clientX - currentTarget.getBoundingClientRect().left)];
          if (stop !== undefined) go(stop.at);
        }}
      >
        <g aria-hidden="true">
          <Grid stops={stops} scale={scale} />
          <SeatsAtAxisEnds x={7} {...{ y }} />
          {here >= 0 && <path class="course-here" d={`M${x(here)} ${y(TRICKS) - 8}V${y(0) + 8}`} />}
          <Lines stops={stops} scale={scale} />
          {here >= 0 && <Here stop={stops[here]} x={x(here)} y={y} />}
        </g>
        {turns.map((turn) => (
          <TurningPointMark
            key={turn.at}
            turn={turn}
            trick={stops.find((stop) => stop.at === turn.at)?.trick ?? trickBefore(line, turn.at)}
            x={x(stops.findIndex((stop) => stop.at === turn.at + 1))}
            y={y(turn.by === 'jekyll' ? turn.to.high : turn.to.low)}
            go={() => {
              // Of an exchange both choices are seen only when it has been made.
              if (turn.by === null) go(turn.at + 1);
              else goToChoice(turn.at);
            }}
          />
        ))}
      </svg>
    </div>
  );
}

interface LayerProps {
  readonly stops: readonly Stop[];
  readonly scale: Scale;
}

/** The tricks as strips and the gaps as lines across them, with their numbers. */
function Grid({ stops, scale }: LayerProps) {
  const { x, y } = scale;
  return (
    <>
      {stripsOf(stops, scale).map(({ trick, from, to }) => (
        <g key={trick}>
          {trick % 2 === 1 && (
            <rect class="course-strip" x={from} y={y(TRICKS)} width={to - from} height={y(0) - y(TRICKS)} />
          )}
          <text x={(from + to) / 2} y={BASELINE}>
            {trick}
          </text>
        </g>
      ))}
      {GAPS.map((gap) => (
        <g key={gap}>
          <path class="course-grid" d={`M${LEFT} ${y(gap)}H${x(stops.length - 1)}`} />
          <text class="course-gap" x={LEFT - 10} y={y(gap) + 5}>
            {gap}
          </text>
        </g>
      ))}
    </>
  );
}

/** The gap from place to place: a line for the low one, a dashed one for the high, a bar where it is not settled yet. */
function Lines({ stops, scale }: LayerProps) {
  const { x, y } = scale;
  return (
    <>
      {stops.map(
        ({ gap, range }, index) =>
          gap === undefined &&
          range !== undefined && (
            <path key={index} class="course-range" d={`M${x(index)} ${y(range.from)}V${y(range.to)}`} />
          ),
      )}
      {differs(stops) && <path class="course-line" data-high d={pathOf(stops, scale, 'high')} />}
      <path class="course-line" d={pathOf(stops, scale, 'low')} />
    </>
  );
}

/** The point at the place that is shown, once its gap is known. */
function Here({
  stop,
  x,
  y,
}: {
  readonly stop: Stop | undefined;
  readonly x: number;
  readonly y: Scale['y'];
}) {
  if (stop?.gap === undefined) return null;
  return <circle class="course-point" cx={x} cy={y(stop.gap.low)} r="4.5" />;
}

/** The number of the trick that is being played at a place. */
function trickBefore(line: readonly LinePosition[], at: number): number {
  const state = line[at]?.state;
  return state !== undefined && 'tricks' in state ? state.tricks.length + 1 : TRICKS;
}
