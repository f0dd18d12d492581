import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { Face } from '../face.ts';
import { settled } from '../motion/when-motion-ends.ts';
import { pauseMs, pauseSetting } from './pause-between-moves-setting.ts';

export interface PauseToSee {
  /**
   * Does something once the position has been seen: what moves on the table has come to rest, and then as long as the reader wants,
   * or at least so many milliseconds. Gives what calls it off.
   */
  readonly seen: (then: () => void, least?: number) => () => void;
  /** Has seen enough. */
  readonly skip: () => void;
  /** Whether it goes on only when the reader says so. */
  readonly asks: boolean;
}

/** Time to look at a position, anew for each: the more has happened that matters, the longer. */
export function usePauseBetweenMoves<T extends GameTypes>(
  position: Standing<T>,
  root: RefObject<HTMLElement>,
  { isMain }: Pick<Face<T>, 'isMain'>,
): PauseToSee {
  const due = useRef<(() => void) | null>(null);
  const [asks, ask] = useState(false);
  const rest = useRef<Promise<number>>(Promise.resolve(0));
  useEffect(() => {
    rest.current = settled(root.current).then(() => performance.now());
  }, [position]);
  return {
    asks,
    skip: () => due.current?.(),
    seen: (then, least) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOff = false;
      const callOff = () => {
        isOff = true;
        clearTimeout(timer);
        due.current = null;
        ask(false);
      };
      const finish = () => {
        callOff();
        then();
      };
      void rest.current.then((since) => {
        if (isOff) return;
        const wanted = least ?? pauseMs(pauseSetting(), position.context.events.filter(isMain).length);
        if (wanted !== null) timer = setTimeout(finish, since + wanted - performance.now());
        if (least === undefined) due.current = finish;
        ask(wanted === null);
      });
      return callOff;
    },
  };
}
