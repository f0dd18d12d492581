import { answerTasks } from '#widgets/thinking/answer-tasks.ts';
import { work, type Task, type Told } from './tasks.ts';

/** Thinks beside the page. */
answerTasks<Task, Told>(work);
