import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { solverMemory } from '#games/jekyll-vs-hyde/widgets/thinking/solver-memory';
import { answerTasks } from '#widgets/thinking/worker-task-loop.ts';
import { work, type Report, type Task } from './solver-tasks.ts';

/** Solves positions beside the page, and remembers from one task to the next. */
const solver = createSolver({ memory: solverMemory() });
answerTasks<Task, Report>((task) => work(task, solver));
