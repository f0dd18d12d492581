import type { GameTypes } from '#kit/game';
import * as past from '#replays/undo-history';
import type { History } from '#replays/undo-history';
import type { Board } from './sandbox-board.ts';

/**
 * Undo and redo on the sandbox. While the position that was laid out is the same, only the place that is shown goes back: what
 * was played stays on the tree, so that something else played now is a branch beside it and not its end.
 */

type Boards<T extends GameTypes, Setup> = History<Board<T, Setup>>;

export function undo<T extends GameTypes, Setup>(history: Boards<T, Setup>): Boards<T, Setup> {
  return keepingTree(history, past.undo(history));
}

export function redo<T extends GameTypes, Setup>(history: Boards<T, Setup>): Boards<T, Setup> {
  return keepingTree(history, past.redo(history));
}

function keepingTree<T extends GameTypes, Setup>(
  from: Boards<T, Setup>,
  to: Boards<T, Setup>,
): Boards<T, Setup> {
  if (to === from || to.present.setup !== from.present.setup) return to;
  return { ...to, present: { ...to.present, line: from.present.line } };
}
