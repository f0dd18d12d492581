import type { TaskRunnerOptions } from '#widgets/thinking/background-task-runner.ts';
import type { Task, Told } from './background-tasks.ts';
import worker from './background-tasks-worker.ts?worker&url';

/** Who thinks about Jekyll vs Hyde: opponents, advisers and makers of puzzles. */
export const thinking: TaskRunnerOptions<Task, Told> = {
  worker,
  here: async () => {
    const [{ createSolver }, { work }, { solverMemoryLimit }] = await Promise.all([
      import('#games/jekyll-vs-hyde/solver/solver'),
      import('./background-tasks.ts'),
      import('./solver-memory-limit.ts'),
    ]);
    const solver = createSolver({ memory: solverMemoryLimit() });
    return (task) => work(task, solver);
  },
};
