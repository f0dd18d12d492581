import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { PlayingFace } from '../face.ts';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import type { OpponentTypes, Revisited } from './play-adapter.ts';
import { knownTry, useWeighedTry, type MoveWeigher, type TryWeighing } from './use-weighed-try.ts';

interface TriesProps<T extends GameTypes, P extends OpponentTypes> extends Pick<
  Revisited<T>,
  'pointed' | 'cost' | 'isLuck' | 'onFound'
> {
  readonly face: PlayingFace<T>;
  readonly start: Standing<T>;
  readonly made: T['action'] | undefined;
  readonly weigher?: MoveWeigher<T, P['task'], P['told']> | undefined;
  readonly thinker?: TaskRunner<P['task'], P['told']> | null;
}

/**
 * The move that could be found, the tries that were others, how the last of them does, and what holds them there: none is played, and after the
 * second, or one that does about as well, `show` tells what was found.
 */
export function useTries<T extends GameTypes, P extends OpponentTypes>(
  props: TriesProps<T, P>,
  isTold: boolean,
  show: () => void,
) {
  const { face, start, made, pointed, cost, isLuck = false, onFound, weigher, thinker = null } = props;
  const { game } = face.machine;
  const weighing: TryWeighing<T, P['task'], P['told']> = { weigher, thinker, state: start.context.state };
  const [missed, miss] = useState<readonly T['action'][]>([]);
  const last = missed.at(-1);
  // What was made then has been weighed already.
  const isMade = last !== undefined && made !== undefined && game.same(made, last);
  const found = useWeighedTry(weighing, isMade ? null : (last ?? null), pointed);
  const known = useMemo(() => (cost === undefined ? null : knownTry(cost)), [cost]);
  const weighed = isMade ? known : found;
  useEffect(() => {
    if (weighed?.type !== 'as-good' || isTold) return;
    onFound?.();
    show();
  }, [weighed?.type]);
  const holds = (tried: T['action']) => {
    // Where nothing could be known, or the better move cannot be pointed to, nobody is sent back to look for it.
    if (isTold || isLuck || pointed === undefined) return false;
    if (game.same(pointed, tried)) {
      onFound?.();
      return false;
    }
    if (weighed?.type === 'weighing') return true;
    miss([...missed, tried]);
    if (missed.length > 0) show();
    return true;
  };
  return { missed, weighing, weighed, holds, sought: isLuck ? undefined : pointed };
}
