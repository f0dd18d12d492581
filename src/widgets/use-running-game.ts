import { useState } from 'preact/hooks';
import type { GameTypes, Rules } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';

/** A game being played on a page: the chart runs it, refusals stay as long as they matter, and every move can be undone. */
export interface RunningGame<T extends GameTypes, Position extends Standing<T>> {
  readonly position: Position;
  /** All positions, the first one included. */
  readonly past: readonly Position[];
  /** The moves between them. */
  readonly moves: readonly T['action'][];
  /** Why the last attempt was refused; empty after a move, unless it leaves the seat that was refused as much to decide. */
  readonly refusals: readonly T['refusal'][];
  readonly attempt: (action: T['action']) => void;
  /** Lets go of the reasons for what was refused: something else is being chosen. */
  readonly reconsider: () => void;
  /** Takes back the last move that fits, with all that came after it; without one, nothing. */
  readonly undo: (fits?: (move: T['action']) => boolean) => void;
}

interface Played<T extends GameTypes, Position extends Standing<T>> extends Pick<
  RunningGame<T, Position>,
  'past' | 'moves' | 'refusals'
> {
  /** Who was refused. */
  readonly refused: string | null;
}

/** Begins at a position, with moves that have been made from there already, as far as they are legal. */
export function useRunningGame<T extends GameTypes, Position extends Standing<T>>(
  machine: Machine<T, Position, Rules<T>>,
  start: Position,
  made: readonly T['action'][] = [],
): RunningGame<T, Position> {
  const [played, set] = useState(() =>
    made.reduce<Played<T, Position>>(
      (now, action) => (now.refusals.length > 0 ? now : after(machine, now, action)),
      { past: [start], moves: [], refusals: [], refused: null },
    ),
  );
  return {
    ...played,
    position: played.past.at(-1) ?? start,
    attempt: (action) => {
      set((now) => after(machine, now, action));
    },
    reconsider: () => {
      set((now) => (now.refusals.length === 0 ? now : { ...now, refusals: [], refused: null }));
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

/** What an attempt makes of a game. */
function after<T extends GameTypes, Position extends Standing<T>>(
  machine: Machine<T, Position, Rules<T>>,
  { past, moves, refusals, refused }: Played<T, Position>,
  action: T['action'],
): Played<T, Position> {
  const before = past.at(-1);
  if (before === undefined) throw new Error('A game has a first position');
  const by = action.by ?? null;
  const played = machine.play(before, action);
  if (!played.ok) return { past, moves, refusals: played.problem, refused: by };
  const made = { past: [...past, played.value], moves: [...moves, action] };
  // Where several choose at once, another's choice changes nothing of what was wrong with one's own.
  const matters =
    refused !== null &&
    refused !== by &&
    [before, played.value].every(({ context }) => machine.game.toAct(context.state).includes(refused));
  return matters ? { ...made, refusals, refused } : { ...made, refusals: [], refused: null };
}

/** Whether a move was the seat's own. What another seat laid aside in secret meanwhile is not for it to take back. */
export function madeBy(seat: string): (move: { readonly type: string; readonly by?: string }) => boolean {
  return ({ by }) => by === seat;
}
