import { useEffect } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { decides } from '../../kit/when-seat-decides.ts';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import type { PauseToSee } from './use-pause-between-moves.ts';
import type { PlayAdapter, OpponentTypes, Settings } from './play-adapter.ts';

/** The least time between two moves, in milliseconds, so that each can be seen. */
const STEP = 700;

export interface OpponentProps<T extends GameTypes, P extends OpponentTypes> {
  readonly adapter: PlayAdapter<T, P>;
  readonly settings: Settings<T, P>;
  readonly position: Standing<T>;
  readonly thinker: TaskRunner<P['task'], P['told']> | null;
  /** How many moves have been made. */
  readonly turn: number;
  readonly attempt: (action: T['action']) => void;
  readonly pause: PauseToSee;
}

/** Has the opponent that is to decide think of a move, and make it. Gives its seat; null where none is to. */
export function useOpponent<T extends GameTypes, P extends OpponentTypes>(
  props: OpponentProps<T, P>,
): T['seat'] | null {
  const { adapter, settings, position, thinker, turn, attempt, pause } = props;
  const { game } = adapter.machine;
  const { state } = position.context;
  const others = adapter.setup.seats(settings.length).filter((seat) => seat !== settings.seat);
  const opponent = others.find((seat) => decides<T>(game, position, seat)) ?? null;
  useEffect(() => {
    if (opponent === null || thinker === null) return;
    let callOff: (() => void) | undefined;
    const { strength, seed, practising } = settings;
    const task = adapter.choose(strength, game.view(state, opponent), seed + turn, practising);
    const stop = thinker.ask(task, (told) => {
      const move = adapter.chosen(told, state);
      if (move === null) return;
      const make = () => {
        attempt(move);
      };
      // What begins something new clears away what lies on the table, such as a trick that has just been taken.
      const clears = adapter.clears?.(state) ?? adapter.face.begins(move) !== null;
      callOff = clears ? pause.seen(make) : pause.seen(make, STEP);
    });
    return () => {
      stop();
      callOff?.();
    };
  }, [position, thinker]);
  return opponent;
}
