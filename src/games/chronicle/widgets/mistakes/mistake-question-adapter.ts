import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { playingFace } from '#games/chronicle/playing-face.tsx';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import { view } from '#games/chronicle/rules/view';
import type { MistakeAdapter } from '#widgets/mistakes/mistake-question-adapter.ts';
import { hintFacet } from '../hints/move-hint-adapter.ts';
import { thinking } from '../thinking/background-task-runner-options.ts';
import type { Task, Told } from '../thinking/background-tasks.ts';

/** Cards that are played in Chronicle; what an ability asks for is not weighed. */
export const mistakeAdapter: MistakeAdapter<Chronicle, Task, Told> = {
  face: playingFace,
  machine: chronicleMachine,
  hints: hintFacet,
  thinking,
  weigh: (state, move, against, seed) =>
    move.type === 'play' && (against === null || against.type === 'play') && state.phase === 'meeting'
      ? { type: 'weigh', seen: seatView(view(state, move.by)), move, against, seed }
      : null,
  weighed: (told) => {
    if (told.type !== 'weighed') return undefined;
    const { better } = told;
    // Where a card is played, so is the one that does better.
    return better?.move.type === 'play' ? { ...better, move: better.move } : null;
  },
  findAlike: (rule, seed) => ({ type: 'find-mistake', rule, seed }),
  found: (told) => {
    if (told.type !== 'fresh-mistake') return undefined;
    if (told.found === null) return null;
    const { moves, made, better } = told.found;
    return { moves, made, better: better.move, cost: better.cost };
  },
};
