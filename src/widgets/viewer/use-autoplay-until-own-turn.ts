import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { pauseMs, pauseSetting } from '../play/pause-between-moves-setting.ts';
import type { PlayingFace } from '../face.ts';
import type { PanelProps } from './panel-and-tab-types.ts';

/**
 * Shows a move and has those of the other seats after it follow by themselves, each once it could be seen, until it is this seat's turn or
 * cards are dealt. Who steps to a move by other means stays there.
 */
export function useAutoplayUntilOwnTurn<T extends GameTypes>(
  { frames, at, jump }: Pick<PanelProps<T>, 'frames' | 'at' | 'jump'>,
  { isMain }: Pick<PlayingFace<T>, 'isMain'>,
  seat: T['seat'] | undefined,
): (id: number) => void {
  const [playedTo, note] = useState<number | null>(null);
  const go = (id: number) => {
    note(id);
    jump(id);
  };
  useEffect(() => {
    const frame = frames[at];
    const next = frames[frame?.next[0] ?? -1];
    const by = next?.step?.action.by;
    if (playedTo !== at || frame === undefined || next === undefined || by === seat || by === 'dealer')
      return;
    const wait = pauseMs(pauseSetting(), frame.position.context.events.filter(isMain).length);
    if (wait === null) return;
    const timer = setTimeout(() => {
      go(next.id);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [at, playedTo, seat]);
  return go;
}
