import { useEffect, useState } from 'preact/hooks';
import { createThinker, type Thinker, type ThinkerOptions } from './background-task-runner.ts';

/** A thinker for as long as a widget is there, null before the first; and whether it has to think on the page. */
export function useThinker<Task, Told>(
  options: Omit<ThinkerOptions<Task, Told>, 'lost'>,
): { readonly thinker: Thinker<Task, Told> | null; readonly onPage: boolean } {
  const [thinker, take] = useState<Thinker<Task, Told> | null>(null);
  const [onPage, move] = useState(false);
  useEffect(() => {
    const created = createThinker({
      ...options,
      lost: () => {
        move(true);
      },
    });
    take(created);
    return created.dismiss;
  }, []);
  return { thinker, onPage };
}
