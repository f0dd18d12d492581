import type { TurningPoint } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as worth } from '#said/jekyll-vs-hyde/move-worth';

interface TurningPointMarkProps {
  readonly turn: TurningPoint;
  readonly trick: number;
  readonly x: number;
  readonly y: number;
  /** Whether its shape alone tells whose it is, where it lies small above others. */
  readonly plain?: boolean;
  readonly go: () => void;
}

/** A turning point on the chart of the gap, which leads to its move: Jekyll's slips are round, Hyde's are square, and an exchange stands on its tip. */
export function TurningPointMark({ turn, trick, x, y, plain = false, go }: TurningPointMarkProps) {
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
      {by !== null && !plain && (
        <text y="5.5" aria-hidden="true">
          {game.seats[by].charAt(0)}
        </text>
      )}
    </g>
  );
}
