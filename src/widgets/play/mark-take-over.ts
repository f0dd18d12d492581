import type { GameTypes } from '#kit/game';
import type { Replay } from '#replays/replay';
import { words } from '#said/taken-over-game';

/**
 * A game with a comment beside the last of the moves that were given, where any was: those who are named as its players did not make
 * them.
 */
export function markTakeOver<T extends GameTypes>(replay: Replay<T>, given: number): Replay<T> {
  const moves = replay.moves.map((step, at) =>
    at === given - 1 ? { ...step, comment: words.fromHere } : step,
  );
  return { ...replay, moves };
}
