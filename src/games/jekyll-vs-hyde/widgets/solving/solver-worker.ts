import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { solverMemoryLimit } from '#games/jekyll-vs-hyde/widgets/thinking/solver-memory-limit';
import { runWorkerTaskLoop } from '#widgets/thinking/worker-task-loop.ts';
import { work, type Report, type Task } from './solver-tasks.ts';

/** Solves positions beside the page, and remembers from one task to the next. */
const solver = createSolver({ memory: solverMemoryLimit() });
runWorkerTaskLoop<Task, Report>((task) => work(task, solver));
