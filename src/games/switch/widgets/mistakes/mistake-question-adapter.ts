import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { playingFace } from '#games/switch/playing-face.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import type { Action, Draw, Play } from '#games/switch/rules/state';
import { seatView } from '#games/switch/opponents/sample-hidden-cards';
import { view } from '#games/switch/rules/view';
import type { MistakeAdapter } from '#widgets/mistakes/mistake-question-adapter.ts';
import { hintFacet } from '../hints/move-hint-adapter.ts';
import { thinking } from '../thinking/background-task-runner-options.ts';
import type { Task, Told } from '../thinking/background-tasks.ts';

/** Turns of Switch. */
export const mistakeAdapter: MistakeAdapter<Switch, Task, Told> = {
  face: playingFace,
  machine: switchMachine,
  hints: hintFacet,
  thinking,
  weigh: (state, move, against, seed) =>
    isTurn(move) && (against === null || isTurn(against)) && state.phase === 'turn'
      ? { type: 'weigh', seen: seatView(view(state, move.by)), move, against, seed }
      : null,
  weighed: (told) => (told.type === 'weighed' ? told.better : undefined),
  findAlike: (rule, seed) => ({ type: 'find-mistake', rule, seed }),
  found: (told) => {
    if (told.type !== 'fresh-mistake') return undefined;
    if (told.found === null) return null;
    const { moves, made, better } = told.found;
    return { moves, made, better: better.move, cost: better.cost };
  },
};

function isTurn(move: Action): move is Play | Draw {
  return move.type === 'play' || move.type === 'draw';
}
