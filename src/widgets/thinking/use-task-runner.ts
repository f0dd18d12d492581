import { useEffect, useState } from 'preact/hooks';
import { createTaskRunner, type TaskRunner, type TaskRunnerOptions } from './background-task-runner.ts';

/** A thinker for as long as a widget is there, null before the first; and whether it has to think on the page. */
export function useTaskRunner<Task, Told>(
  options: Omit<TaskRunnerOptions<Task, Told>, 'lost'>,
): { readonly thinker: TaskRunner<Task, Told> | null; readonly onPage: boolean } {
  const [thinker, take] = useState<TaskRunner<Task, Told> | null>(null);
  const [onPage, move] = useState(false);
  useEffect(() => {
    const created = createTaskRunner({
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
