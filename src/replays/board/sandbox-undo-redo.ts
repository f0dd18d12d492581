import type { GameTypes } from '#kit/game';
import { MAX_UNDO } from '#kit/input-limits';
import * as past from '#replays/undo-history';
import type { History } from '#replays/undo-history';
import { pathBefore } from '#replays/step-at-path';
import { goTo, type Board } from './sandbox-board.ts';

/**
 * Undo and redo on the sandbox. While the position that was laid out is the same, only the place that is shown goes back: what
 * was played stays on the tree, so that something else played now is a branch beside it and not its end.
 */

type Boards<T extends GameTypes, Setup> = History<Board<T, Setup>>;

/** A board as it was opened: what was tried on it, and each move that leads there, can be undone as if it had been made here. */
export function opened<T extends GameTypes, Setup>(board: Board<T, Setup>): Boards<T, Setup> {
  const past = board.tried === null ? [] : [goTo(board, board.path)];
  for (let { path } = board; path.moves > 0;) {
    path = pathBefore(path);
    past.unshift(goTo(board, path));
  }
  return { past: past.slice(-MAX_UNDO), present: board, future: [] };
}

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
