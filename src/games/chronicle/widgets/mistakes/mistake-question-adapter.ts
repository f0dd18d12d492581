import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { playingFace } from '#games/chronicle/playing-face.tsx';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { MistakeAdapter } from '#widgets/mistakes/mistake-question-adapter.ts';
import { hintFacet } from '../hints/move-hint-adapter.ts';
import { thinking } from '../thinking/background-task-runner-options.ts';
import type { Task, Told } from '../thinking/background-tasks.ts';
import { weigher } from './weigh-move.ts';

/** Cards that are played in Chronicle; what an ability asks for is not weighed. */
export const mistakeAdapter: MistakeAdapter<Chronicle, Task, Told> = {
  face: playingFace,
  machine: chronicleMachine,
  hints: hintFacet,
  thinking,
  weigh: weigher.weigh,
  weighed: weigher.weighed,
  findAlike: (rule, seed) => ({ type: 'find-mistake', rule, seed }),
  found: (told) => {
    if (told.type !== 'fresh-mistake') return undefined;
    if (told.found === null) return null;
    const { moves, made, better } = told.found;
    return { moves, made, better: better.move, cost: better.cost };
  },
};
