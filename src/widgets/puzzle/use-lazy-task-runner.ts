import { useEffect, useRef } from 'preact/hooks';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import type { AnyPuzzle, PuzzleAdapter, PuzzleTask, PuzzleTold } from './puzzle-adapter.ts';

/** A thinker that is fetched when it is first asked; it does one task at a time, and what it was asked before is let go. */
export function useLazyTaskRunner<Puzzle extends AnyPuzzle, Told>({
  thinking,
  heard,
}: PuzzleAdapter<Puzzle, Told>) {
  const thinker = useRef<Promise<TaskRunner<PuzzleTask, Told>> | null>(null);
  const letGo = useRef<(() => void) | null>(null);
  const stop = () => {
    letGo.current?.();
    letGo.current = null;
  };
  useEffect(
    () => () => {
      void thinker.current?.then((thinker) => {
        thinker.dismiss();
      });
    },
    [],
  );
  const ask = (task: PuzzleTask, tell: (told: PuzzleTold<Puzzle>) => void) => {
    stop();
    let wanted = true;
    letGo.current = () => {
      wanted = false;
    };
    thinker.current ??= Promise.all([import('../thinking/background-task-runner.ts'), thinking()]).then(
      ([{ createTaskRunner }, options]) => createTaskRunner(options),
    );
    void thinker.current.then((thinker) => {
      if (!wanted) return;
      letGo.current = thinker.ask(task, (told) => {
        const about = heard(told);
        if (about !== null) tell(about);
      });
    });
  };
  return { ask, stop };
}
