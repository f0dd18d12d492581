import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { words as game } from '#said/jekyll-vs-hyde/names';

interface SeatsAtAxisEndsProps {
  readonly x: number;
  /** Down: of a gap. */
  readonly y: (gap: number) => number;
}

/** Whose end of the gap is above and whose is below: Hyde wants it large, Jekyll small. */
export function SeatsAtAxisEnds({ x, y }: SeatsAtAxisEndsProps) {
  return (
    <>
      <text class="course-seat" x={x} y={y(TRICKS) + 5}>
        {game.seats.hyde.charAt(0)}
      </text>
      <text class="course-seat" x={x} y={y(0) + 5}>
        {game.seats.jekyll.charAt(0)}
      </text>
    </>
  );
}
