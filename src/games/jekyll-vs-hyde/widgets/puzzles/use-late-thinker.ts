import { useEffect, useRef } from 'preact/hooks';
import type { Task, Told } from '#games/jekyll-vs-hyde/widgets/thinking/tasks';
import type { Thinker } from '#games/jekyll-vs-hyde/widgets/thinking/thinking';

/** A thinker that is fetched when it is first asked; it does one task at a time, and what it was asked before is let go. */
export function useLateThinker() {
  const thinker = useRef<Promise<Thinker> | null>(null);
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
  const ask = (task: Task, tell: (told: Told) => void) => {
    stop();
    let wanted = true;
    letGo.current = () => {
      wanted = false;
    };
    thinker.current ??= Promise.all([
      import('#widgets/thinking/thinker.ts'),
      import('#games/jekyll-vs-hyde/widgets/thinking/thinking'),
    ]).then(([{ createThinker }, { thinking }]) => createThinker(thinking));
    void thinker.current.then((thinker) => {
      if (wanted) letGo.current = thinker.ask(task, tell);
    });
  };
  return { ask, stop };
}
