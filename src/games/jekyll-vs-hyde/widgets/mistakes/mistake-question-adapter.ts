import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { MistakeAdapter } from '#widgets/mistakes/mistake-question-adapter.ts';
import { hintFacet } from '../hints/move-hint-adapter.ts';
import { thinking } from '../thinking/background-task-runner-options.ts';
import type { Task, Told } from '../thinking/background-tasks.ts';
import { weigher } from './weigh-move.ts';

/** Cards of Jekyll vs Hyde; what is given away is not weighed, for both give at once. */
export const mistakeAdapter: MistakeAdapter<JekyllVsHyde, Task, Told> = {
  face: playingFace,
  machine: jekyllVsHydeMachine,
  hints: hintFacet,
  thinking,
  weigh: weigher.weigh,
  weighed: weigher.weighed,
  openly: {
    compare: (from, move, known) =>
      move.type === 'deal' || known.type === 'deal' ? null : { type: 'compare-open', from, move, known },
    load: () => import('./OpenHandsComparison.tsx'),
  },
  findAlike: (rule, seed) => ({ type: 'find-mistake', rule, seed }),
  found: (told) => {
    if (told.type !== 'fresh-mistake') return undefined;
    if (told.found === null) return null;
    const { moves, made, better } = told.found;
    return { moves, made, better: better.move, cost: better.cost };
  },
};
