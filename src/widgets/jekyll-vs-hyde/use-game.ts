import { useState } from 'preact/hooks';
import type { Seat } from '#games/jekyll-vs-hyde/cards';
import type { Action, Refusal } from '#games/jekyll-vs-hyde/state';
import { play, type ChartPosition } from '#machines/jekyll-vs-hyde';

/** A game being played on a page: the chart runs it, refusals stay until the next attempt, and every move can be undone. */
export interface RunningGame {
  readonly position: ChartPosition;
  /** All positions, the first one included. */
  readonly past: readonly ChartPosition[];
  /** The moves between them. */
  readonly moves: readonly Action[];
  /** Why the last attempt was refused; empty after a move. */
  readonly refusals: readonly Refusal[];
  readonly attempt: (action: Action) => void;
  /** Takes back the last move that fits, with all that came after it; without one, nothing. */
  readonly undo: (fits?: (move: Action) => boolean) => void;
}

type Played = Pick<RunningGame, 'past' | 'moves' | 'refusals'>;

/** Begins at a position, with moves that have been made from there already, as far as they are legal. */
export function useGame(start: ChartPosition, made: readonly Action[] = []): RunningGame {
  const after = ({ past, moves }: Played, action: Action): Played => {
    const played = play(past.at(-1) ?? start, action);
    if (!played.ok) return { past, moves, refusals: played.problem };
    return { past: [...past, played.value], moves: [...moves, action], refusals: [] };
  };
  const [played, set] = useState(() =>
    made.reduce<Played>((before, action) => (before.refusals.length > 0 ? before : after(before, action)), {
      past: [start],
      moves: [],
      refusals: [],
    }),
  );
  return {
    ...played,
    position: played.past.at(-1) ?? start,
    attempt: (action) => {
      set(after(played, action));
    },
    undo: (fits = () => true) => {
      const left = played.moves.findLastIndex(fits);
      if (left < 0) return;
      set({ past: played.past.slice(0, left + 1), moves: played.moves.slice(0, left), refusals: [] });
    },
  };
}

/** Whether a move was the seat's own. What the other seat laid aside in secret meanwhile is not for it to take back. */
export function madeBy(seat: Seat): (move: Action) => boolean {
  return (move) => move.type !== 'deal' && move.by === seat;
}
