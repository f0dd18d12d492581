import type { TaskRunnerOptions } from '#widgets/thinking/background-task-runner.ts';
import type { Task, Told } from './background-tasks.ts';
import worker from './background-tasks-worker.ts?worker&url';

/** Who thinks about Chronicle: opponents and advisers. */
export const thinking: TaskRunnerOptions<Task, Told> = {
  worker,
  here: async () => (await import('./background-tasks.ts')).work,
};
