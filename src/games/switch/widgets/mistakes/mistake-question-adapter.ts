import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { playingFace } from '#games/switch/playing-face.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import type { MistakeAdapter } from '#widgets/mistakes/mistake-question-adapter.ts';
import { hintFacet } from '../hints/move-hint-adapter.ts';
import { thinking } from '../thinking/background-task-runner-options.ts';
import type { Task, Told } from '../thinking/background-tasks.ts';
import { weigher } from './weigh-move.ts';

/** Turns of Switch. */
export const mistakeAdapter: MistakeAdapter<Switch, Task, Told> = {
  face: playingFace,
  machine: switchMachine,
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
