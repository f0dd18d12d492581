import { useState } from 'preact/hooks';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart';

/** A game being played on a page: the chart runs it, refusals stay as long as they matter, and every move can be undone. */
export interface RunningGame {
  readonly position: ChartPosition;
  /** All positions, the first one included. */
  readonly past: readonly ChartPosition[];
  /** The moves between them. */
  readonly moves: readonly Action[];
  /** Why the last attempt was refused; empty after a move, unless it leaves the seat that was refused as much to decide. */
  readonly refusals: readonly Refusal[];
  readonly attempt: (action: Action) => void;
  /** Takes back the last move that fits, with all that came after it; without one, nothing. */
  readonly undo: (fits?: (move: Action) => boolean) => void;
}

interface Played extends Pick<RunningGame, 'past' | 'moves' | 'refusals'> {
  /** Who was refused. */
  readonly refused: Seat | null;
}

/** Begins at a position, with moves that have been made from there already, as far as they are legal. */
export function useGame(start: ChartPosition, made: readonly Action[] = []): RunningGame {
  const after = ({ past, moves, refusals, refused }: Played, action: Action): Played => {
    const before = past.at(-1) ?? start;
    const by = action.type === 'deal' ? null : action.by;
    const played = play(before, action);
    if (!played.ok) return { past, moves, refusals: played.problem, refused: by };
    const made = { past: [...past, played.value], moves: [...moves, action] };
    // Where both choose at once, the other's choice changes nothing of what was wrong with one's own.
    const matters =
      refused !== null &&
      refused !== by &&
      [before, played.value].every(({ context }) => toAct(context.state).includes(refused));
    return matters ? { ...made, refusals, refused } : { ...made, refusals: [], refused: null };
  };
  const [played, set] = useState(() =>
    made.reduce<Played>((before, action) => (before.refusals.length > 0 ? before : after(before, action)), {
      past: [start],
      moves: [],
      refusals: [],
      refused: null,
    }),
  );
  return {
    ...played,
    position: played.past.at(-1) ?? start,
    attempt: (action) => {
      set((now) => after(now, action));
    },
    undo: (fits = () => true) => {
      const left = played.moves.findLastIndex(fits);
      if (left < 0) return;
      set({
        past: played.past.slice(0, left + 1),
        moves: played.moves.slice(0, left),
        refusals: [],
        refused: null,
      });
    },
  };
}

/** Whether a move was the seat's own. What the other seat laid aside in secret meanwhile is not for it to take back. */
export function madeBy(seat: Seat): (move: Action) => boolean {
  return (move) => move.type !== 'deal' && move.by === seat;
}
