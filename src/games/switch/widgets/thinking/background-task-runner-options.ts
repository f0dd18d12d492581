import type { TaskRunnerOptions } from '#widgets/thinking/background-task-runner.ts';
import type { Task, Told } from './background-tasks.ts';
import worker from './background-tasks-worker.ts?worker&url';

/** Who thinks about Switch: opponents, advisers and makers of puzzles. */
export const thinking: TaskRunnerOptions<Task, Told> = {
  worker,
  here: async () => (await import('./background-tasks.ts')).work,
};
