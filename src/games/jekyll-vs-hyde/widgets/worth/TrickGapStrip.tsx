import { turningPoints, type TurningPoint } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { isPlaying, type LinePosition } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { worseBy } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import { words as worth } from '#said/jekyll-vs-hyde/move-worth';
import { SeatsAtAxisEnds } from './SeatsAtAxisEnds.tsx';
import { TurningPointMark } from './TurningPointMark.tsx';
import { useElementWidth } from './use-element-width.ts';
import { knownOf } from './position-value-cache.ts';

interface TrickGapStripProps {
  readonly line: readonly LinePosition[];
  /** Shows the place of the line in which a move was chosen. */
  readonly go: (at: number) => void;
}

/** In pixels. */
const HEIGHT = 58;
const MARGIN = { side: 14, top: 13, bottom: 23 };
/** So far slips stand from each other, that each can be pressed. */
const FINGER = 27;

/** The gap over the whole game, just as wide as the slider above it; the costliest slips can be pressed, as many as there is room for. */
export function TrickGapStrip({ line, go }: TrickGapStripProps) {
  const [box, width] = useElementWidth();
  const x = (place: number) => (place / Math.max(1, line.length - 1)) * width;
  const y = (gap: number) => MARGIN.top + (HEIGHT - MARGIN.top - MARGIN.bottom) * (1 - gap / TRICKS);
  const solved = (place: number) => {
    const { state } = line[place] ?? {};
    return (state && knownOf(state)?.solution) ?? undefined;
  };
  const gaps = line.map((_, place) => solved(place)?.gap.low);
  return (
    <div class="course-drawing course-strip-of-game" ref={box}>
      <svg
        role="group"
        aria-label={worth.costs.title}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
      >
        <g aria-hidden="true">
          <SeatsAtAxisEnds x={-7} {...{ y }} />
          <Ends line={line} width={width} />
          <path class="course-line" d={stepsOf(gaps, x, y)} />
        </g>
        {spaced(turningPoints(line, solved), x).map((turn) => (
          <TurningPointMark
            key={turn.at}
            turn={turn}
            plain
            trick={trickAt(line, turn.at)}
            x={Math.min(Math.max(x(turn.at + 1), MARGIN.side), width - MARGIN.side)}
            y={y(turn.by === 'jekyll' ? turn.to.high : turn.to.low)}
            go={() => {
              go(turn.at);
            }}
          />
        ))}
      </svg>
    </div>
  );
}

/** The first trick of the game and the last, below the ends of the line. */
function Ends({ line, width }: { readonly line: readonly LinePosition[]; readonly width: number }) {
  const played = line.map(({ state }) => state).filter(isPlaying);
  return [played[0], played.at(-1)].map(
    (state, end) =>
      state !== undefined && (
        <text
          key={end}
          class="course-end"
          data-last={end === 1 ? '' : undefined}
          x={end * width}
          y={HEIGHT - 2}
        >
          {worth.place({ game: null, round: state.round, trick: state.tricks.length + 1 })}
        </text>
      ),
  );
}

/** A line that keeps to a value until it changes, as far as values are known without a break. */
function stepsOf(
  gaps: readonly (number | undefined)[],
  x: (place: number) => number,
  y: (gap: number) => number,
): string {
  return gaps
    .map((gap, place) => {
      if (gap === undefined) return '';
      return gaps[place - 1] === undefined ? `M${x(place)} ${y(gap)}` : `H${x(place)}V${y(gap)}`;
    })
    .join('');
}

/** The slips, the costliest first, without those that would stand too near to one that has cost more. */
function spaced(turns: readonly TurningPoint[], x: (place: number) => number): readonly TurningPoint[] {
  const cost = ({ by, from, to }: TurningPoint) => (by === null ? 0 : worseBy(by, to, from));
  const kept: TurningPoint[] = [];
  for (const turn of turns.filter(({ by }) => by !== null).toSorted((a, b) => cost(b) - cost(a)))
    if (kept.every(({ at }) => Math.abs(x(at) - x(turn.at)) >= FINGER)) kept.push(turn);
  return kept.toSorted((a, b) => a.at - b.at);
}

/** The number of the trick that is being played at a place. */
function trickAt(line: readonly LinePosition[], at: number): number {
  const { state } = line[at] ?? {};
  return state !== undefined && 'tricks' in state ? state.tricks.length + 1 : TRICKS;
}
