import type { ThinkerOptions } from '#widgets/thinking/thinker.ts';
import type { Task, Told } from './tasks.ts';
import worker from './worker.ts?worker&url';

/** Who thinks about Chronicle: opponents and advisers. */
export const thinking: ThinkerOptions<Task, Told> = {
  worker,
  here: async () => (await import('./tasks.ts')).work,
};
