import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { runWorkerTaskLoop } from '#widgets/thinking/worker-task-loop.ts';
import { solverMemoryLimit } from './solver-memory-limit.ts';
import { work, type Task, type Told } from './background-tasks.ts';

/** Thinks beside the page. */
const solver = createSolver({ memory: solverMemoryLimit() });
runWorkerTaskLoop<Task, Told>((task) => work(task, solver));
