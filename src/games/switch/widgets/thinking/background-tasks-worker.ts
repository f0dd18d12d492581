import { runWorkerTaskLoop } from '#widgets/thinking/worker-task-loop.ts';
import { work, type Task, type Told } from './background-tasks.ts';

/** Thinks beside the page. */
runWorkerTaskLoop<Task, Told>(work);
