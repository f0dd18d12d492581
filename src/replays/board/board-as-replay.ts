import type { GameTypes } from '#kit/game';
import type { Path } from '#replays/move-path';
import type { Replay } from '#replays/replay';
import type { Board } from './sandbox-board.ts';
import type { Positions } from './position-setup-adapter.ts';

/** A replay of the board, and where in it stands what the board shows. */
export interface BoardReplay<T extends GameTypes> {
  readonly replay: Replay<T>;
  readonly path: Path;
}

/**
 * The board as a whole game, for a replay begins with a deal: the moves of `before` lead to the position that was laid out, and then
 * comes everything that was played from there. `comment` stands beside the last move before.
 */
export function boardAsReplay<T extends GameTypes, Setup extends object>(
  { machine, rulingsOf }: Positions<T, Setup>,
  { setup, line, path }: Board<T, Setup>,
  before: readonly T['action'][],
  { title, comment }: Readonly<Record<'title' | 'comment', string>>,
): BoardReplay<T> {
  const opening = before.map((action, index) => ({
    action,
    ...(index === before.length - 1 && { comment }),
  }));
  return {
    replay: { game: machine.game.id, title, rulings: rulingsOf(setup), moves: [...opening, ...line] },
    path: after(opening.length, path),
  };
}

/** The path with so many moves before it. */
function after(moves: number, { turns: [first, ...rest], moves: last }: Path): Path {
  if (first === undefined) return { turns: [], moves: moves + last };
  return { turns: [{ ...first, moves: moves + first.moves }, ...rest], moves: last };
}
