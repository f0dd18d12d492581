import { useEffect } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/machine';
import { decides } from '../scene/decisions.ts';
import type { Thinker } from '../thinking/thinker.ts';
import type { Rivals, RivalTypes, Settings } from './rivals.ts';

/** The least time between two moves, in milliseconds, so that each can be seen. */
const PAUSE = 700;
/** The same before a move that clears away what lies on the table, such as a trick that has just been taken. */
const SEEN = 1400;

export interface RivalProps<T extends GameTypes, P extends RivalTypes> {
  readonly rivals: Rivals<T, P>;
  readonly settings: Settings<T, P>;
  readonly position: Standing<T>;
  readonly thinker: Thinker<P['task'], P['told']> | null;
  /** How many moves have been made. */
  readonly turn: number;
  readonly attempt: (action: T['action']) => void;
}

/** Has the rival that is to decide think of a move, and make it. Gives its seat; null where none is to. */
export function useRival<T extends GameTypes, P extends RivalTypes>(
  props: RivalProps<T, P>,
): T['seat'] | null {
  const { rivals, settings, position, thinker, turn, attempt } = props;
  const { game } = rivals.machine;
  const { state } = position.context;
  const others = rivals.setup.seats.filter((seat) => seat !== settings.seat);
  const rival = others.find((seat) => decides<T>(game, position, seat)) ?? null;
  useEffect(() => {
    if (rival === null || thinker === null) return;
    const since = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const task = rivals.choose(settings.strength, game.view(state, rival), settings.seed + turn);
    const stop = thinker.ask(task, (told) => {
      const move = rivals.chosen(told);
      if (move === null) return;
      timer = setTimeout(
        () => {
          attempt(move);
        },
        (rivals.face.begins(move) === null ? PAUSE : SEEN) - (performance.now() - since),
      );
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [position, thinker]);
  return rival;
}
