import { solverTimes } from './solver-times.ts';

postMessage(solverTimes());
