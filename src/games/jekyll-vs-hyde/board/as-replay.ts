import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { proofGame } from '#games/jekyll-vs-hyde/possible/proof-game';
import type { Path } from '#replays/path';
import type { Replay } from '#replays/replay';
import type { LaidBoard } from '#games/jekyll-vs-hyde/positions';

/** A replay of the board, and where in it stands what the board shows. */
export interface BoardReplay {
  readonly replay: Replay<JekyllVsHyde>;
  readonly path: Path;
}

/**
 * The board as a whole game, for a replay begins with a deal: made-up moves lead to the position that was laid out, and then
 * comes everything that was played from there. Null where no game leads there. `comment` stands beside the last move before.
 */
export function asReplay(
  { setup, line, path }: LaidBoard,
  { title, comment }: Readonly<Record<'title' | 'comment', string>>,
): BoardReplay | null {
  const before = proofGame(setup);
  if (before === null) return null;
  const opening = before.map((action, index) => ({
    action,
    ...(index === before.length - 1 && { comment }),
  }));
  return {
    replay: { game: jekyllVsHyde.id, title, rulings: setup.rulings, moves: [...opening, ...line] },
    path: after(opening.length, path),
  };
}

/** The path with so many moves before it. */
function after(moves: number, { turns: [first, ...rest], moves: last }: Path): Path {
  if (first === undefined) return { turns: [], moves: moves + last };
  return { turns: [{ ...first, moves: moves + first.moves }, ...rest], moves: last };
}
