import { roundAround, turningPoints } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { isPlaying, type LinePosition } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { words as worth } from '#said/jekyll-vs-hyde/move-worth';
import { slipsSideBySide } from './slips-side-by-side.ts';
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
        {slipsSideBySide(
          turningPoints(line, solved),
          (place) => x(place + 1),
          [MARGIN.side, width - MARGIN.side],
          (one, other) => isSameTrick(line, one, other),
        ).map(({ turn, x: at }) => (
          <TurningPointMark
            key={turn.at}
            turn={turn}
            plain
            trick={trickAt(line, turn.at)}
            x={at}
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

/** Whether two moves lie in the same trick. */
function isSameTrick(line: readonly LinePosition[], one: number, other: number): boolean {
  const dealt = (at: number) => roundAround(line, at)[0];
  return trickAt(line, one) === trickAt(line, other) && dealt(one) === dealt(other);
}

/** The number of the trick that is being played at a place. */
function trickAt(line: readonly LinePosition[], at: number): number {
  const { state } = line[at] ?? {};
  return state !== undefined && 'tricks' in state ? state.tricks.length + 1 : TRICKS;
}
