import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import type { WhyBetter } from './mistake-question-adapter.ts';

export interface ReasonsSought<T extends GameTypes, Task, Told> {
  /** What is known at once; undefined in a game that tells no reasons. */
  readonly known: readonly string[] | undefined;
  readonly why: WhyBetter<T, Task, Told> | undefined;
  readonly thinker: TaskRunner<Task, Told> | null;
  readonly state: T['state'];
  readonly worse: T['action'];
  readonly better: T['action'];
}

/** What is found out where nothing is known, and whether that is still being looked for. */
export function useReasonsFound<T extends GameTypes, Task, Told>({
  known,
  why,
  thinker,
  state,
  worse,
  better,
}: ReasonsSought<T, Task, Told>) {
  const [task] = useState(() =>
    known?.length === 0 && thinker !== null ? (why?.ask(state, worse, better) ?? null) : null,
  );
  const [found, find] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (task === null) return;
    const end = () => {
      find((before) => before ?? []);
    };
    return thinker?.ask(
      task,
      (told) => {
        const reasons = why?.told(told);
        if (reasons !== undefined) find(reasons);
      },
      end,
      end,
    );
  }, []);
  return { isLooking: task !== null && found === null, found: found ?? [] };
}
