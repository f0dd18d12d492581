import type { Path } from '#replays/move-path';
import { words } from '#said/game-title-with-move-number';

/** A move in words, by the title of its game. */
export function titleWithMoveNumber(title: string, { moves, turns: [turn] }: Path): string {
  if (turn !== undefined) return words.inVariation(title, turn.moves + 1);
  return moves === 0 ? words.start(title) : words.move(title, moves);
}
