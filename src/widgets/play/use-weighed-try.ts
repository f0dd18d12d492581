import { useEffect, useState } from 'preact/hooks';
import { WEIGHING_SEED } from '#kit/detect-and-rate-mistakes';
import type { GameTypes } from '#kit/game';
import type { MistakeAdapter, ReasonsBetween, WhyBetter } from '../mistakes/mistake-question-adapter.ts';
import { isNearly } from '../mistakes/near-miss.ts';
import type { TaskRunner } from '../thinking/background-task-runner.ts';

/** What weighs a move in the background beside another, by what its player sees, and finds out why it does worse. */
export interface MoveWeigher<T extends GameTypes, Task, Told> extends Pick<
  MistakeAdapter<T, Task, Told>,
  'weigh' | 'weighed'
> {
  /** What is known at once of why it does worse, in a game that counts that. */
  readonly reasonsBetween?: ReasonsBetween<T>;
  readonly why?: WhyBetter<T, Task, Told>;
}

/** How a move does that is tried in place of one that has cost something, beside the best that was found. */
export type WeighedTry =
  | { readonly type: 'weighing' }
  | { readonly type: 'as-good' }
  /** The better one does better by so much of the game, 0 to 1; `nearly`: only by a little. */
  | { readonly type: 'worse'; readonly cost: number; readonly nearly: boolean };

/** How the move that was made then does: that was weighed before, and is known. */
export function knownTry(cost: number): WeighedTry {
  return { type: 'worse', cost, nearly: isNearly({ cost }) };
}

const WEIGHING: WeighedTry = { type: 'weighing' };

/** Moves are tried in a position, and weighed by whoever thinks. */
export interface TryWeighing<T extends GameTypes, Task, Told> {
  readonly weigher: MoveWeigher<T, Task, Told> | undefined;
  readonly thinker: TaskRunner<Task, Told> | null;
  readonly state: T['state'];
}

/** Weighs a move as soon as it is tried; null where there is none, or nothing can weigh it. */
export function useWeighedTry<T extends GameTypes, Task, Told>(
  { weigher, thinker, state }: TryWeighing<T, Task, Told>,
  tried: T['action'] | null,
  better: T['action'] | undefined,
): WeighedTry | null {
  const [found, find] = useState<{ readonly of: T['action']; readonly weighed: WeighedTry | null } | null>(
    null,
  );
  const task =
    tried === null || better === undefined
      ? null
      : (weigher?.weigh(state, tried, better, WEIGHING_SEED) ?? null);
  useEffect(() => {
    if (tried === null || task === null || thinker === null) return;
    const end = () => {
      find((before) => (before?.of === tried ? before : { of: tried, weighed: null }));
    };
    return thinker.ask(
      task,
      (told) => {
        const worse = weigher?.weighed(told);
        if (worse === undefined) return;
        const weighed: WeighedTry =
          worse === null ? { type: 'as-good' } : { type: 'worse', cost: worse.cost, nearly: isNearly(worse) };
        find({ of: tried, weighed });
      },
      end,
      end,
    );
  }, [tried, thinker]);
  if (task === null || thinker === null) return null;
  return found?.of === tried ? found.weighed : WEIGHING;
}
