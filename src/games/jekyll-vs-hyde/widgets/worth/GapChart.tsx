import { useEffect, useRef, useState } from 'preact/hooks';
import { endOf, turningPoints, type TurningPoint } from '#games/jekyll-vs-hyde/analysis/turning-points';
import type { LinePosition } from '#games/jekyll-vs-hyde/analysis/analyse-line';
import { gameOfMatch } from '#games/jekyll-vs-hyde/rules/match';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words as table } from '#said/jekyll-vs-hyde/table';
import { words as worth } from '#said/jekyll-vs-hyde/worth';
import { say } from '#words/sentences';
import { MoveLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import {
  BASELINE,
  FULL_HEIGHT,
  LEFT,
  pathOf,
  scaleFor,
  stopsAround,
  stripsOf,
  type Scale,
  type Stop,
} from './gap-chart-layout.ts';
import { valueOf } from './value-cache.ts';

interface GapChartProps {
  readonly line: readonly LinePosition[];
  /** The place that is shown. */
  readonly at: number;
  /** Shows a place of the line. */
  readonly go: (at: number) => void;
}

const GAPS = Array.from({ length: TRICKS / 2 + 1 }, (_, index) => 2 * index);

/** The value over a round: a drawing in which each turning point leads to its move, and the same as a table. */
export function GapChart({ line, at, go }: GapChartProps) {
  const stops = stopsAround(line, at);
  const state = line[stops[0]?.at ?? -1]?.state;
  if (state === undefined) return null;
  const { course: words } = worth;
  const known = (place: number) => {
    const { state } = line[place] ?? {};
    return state && valueOf(state);
  };
  const turns = turningPoints(line, known).filter(({ at }) => stops.some((stop) => stop.at === at + 1));
  const isKnown = stops.every(({ gap }) => gap !== undefined);
  const end = endOf(line[stops.at(-1)?.at ?? -1]?.state ?? state);
  return (
    <section class="course">
      <h3>{words.title(state.round, gameOfMatch(state))}</h3>
      <Drawing line={line} stops={stops} turns={turns} at={at} go={go} />
      <p class="course-hint">
        {isKnown && turns.length === 0 ? words.none : words.hint}
        {end !== null && punctuation.afterSentence + words.end(end.low)}
        {turns.some(({ by }) => by === null) && punctuation.afterSentence + words.exchange}
        {differs(stops) && punctuation.afterSentence + words.dashed}
      </p>
      <details>
        <summary>{words.table}</summary>
        <table>
          <thead>
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stops.map((stop) => {
              const action = line[stop.at]?.action;
              if (stop.trick === null || action == null) return null;
              return (
                <tr key={stop.at}>
                  <td>{stop.trick}</td>
                  <td>
                    <button
                      type="button"
                      class="move"
                      onClick={() => {
                        go(stop.at + 1);
                      }}
                    >
                      <span aria-hidden="true">
                        {'by' in action && `${game.seats[action.by].charAt(0)} `}
                        <MoveLabel action={action} />
                      </span>
                      <span class="visually-hidden">{say(table.moves, action)}</span>
                    </button>
                  </td>
                  <td>{stop.gap === undefined ? worth.notYet : worth.gap(stop.gap)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </details>
    </section>
  );
}

interface DrawingProps extends GapChartProps {
  readonly stops: readonly Stop[];
  readonly turns: readonly TurningPoint[];
}

function Drawing({ line, stops, turns, at, go }: DrawingProps) {
  const [box, width] = useWidth();
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
          {stripsOf(stops, scale).map(({ trick, from, to }) => (
            <g key={trick}>
              {trick % 2 === 1 && (
                <rect
                  class="course-strip"
                  x={from}
                  y={y(TRICKS)}
                  width={to - from}
                  height={y(0) - y(TRICKS)}
                />
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
          {here >= 0 && <path class="course-here" d={`M${x(here)} ${y(TRICKS) - 8}V${y(0) + 8}`} />}
          {stops.map(
            ({ gap, range }, index) =>
              gap === undefined &&
              range !== undefined && (
                <path key={index} class="course-range" d={`M${x(index)} ${y(range.from)}V${y(range.to)}`} />
              ),
          )}
          {differs(stops) && <path class="course-line" data-high d={pathOf(stops, scale, 'high')} />}
          <path class="course-line" d={pathOf(stops, scale, 'low')} />
          {here >= 0 && <Here stop={stops[here]} x={x(here)} y={y} />}
        </g>
        {turns.map((turn) => (
          <TurnMark
            key={turn.at}
            turn={turn}
            trick={stops.find((stop) => stop.at === turn.at)?.trick ?? trickBefore(line, turn.at)}
            x={x(stops.findIndex((stop) => stop.at === turn.at + 1))}
            y={y(turn.by === 'jekyll' ? turn.to.high : turn.to.low)}
            go={() => {
              go(turn.at + 1);
            }}
          />
        ))}
      </svg>
    </div>
  );
}

/** Whether it matters anywhere who shows first in a Greed exchange. */
function differs(stops: readonly Stop[]): boolean {
  return stops.some(({ gap }) => gap !== undefined && gap.low !== gap.high);
}

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

interface TurnMarkProps {
  readonly turn: TurningPoint;
  readonly trick: number;
  readonly x: number;
  readonly y: number;
  readonly go: () => void;
}

/** Jekyll's slips are round, Hyde's are square, and an exchange stands on its tip. */
function TurnMark({ turn, trick, x, y, go }: TurnMarkProps) {
  const { by } = turn;
  return (
    <g
      class="course-turn"
      role="button"
      tabindex={0}
      data-seat={by ?? undefined}
      aria-label={worth.course.turn(turn, trick)}
      transform={`translate(${x} ${y})`}
      onClick={(event) => {
        event.stopPropagation();
        go();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        go();
      }}
    >
      <title>{worth.course.turn(turn, trick)}</title>
      <rect class="course-target" x="-13" y="-13" width="26" height="26" />
      {by === 'jekyll' && <circle r="11" />}
      {by === 'hyde' && <rect x="-10" y="-10" width="20" height="20" rx="2" />}
      {by === null && <path d="M0-13 13 0 0 13-13 0Z" />}
      {by !== null && (
        <text y="5.5" aria-hidden="true">
          {game.seats[by].charAt(0)}
        </text>
      )}
    </g>
  );
}

function trickBefore(line: readonly LinePosition[], at: number): number {
  const state = line[at]?.state;
  return state !== undefined && 'tricks' in state ? state.tricks.length + 1 : TRICKS;
}

/** How wide an element is, in pixels, now and whenever that changes. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, set] = useState(320);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) set(Math.floor(entry.contentRect.width));
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [box, width] as const;
}
