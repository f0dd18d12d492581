import type { Question } from '#games/jekyll-vs-hyde/rules/question';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/rulings';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import { stateOf, type Setup } from '#games/jekyll-vs-hyde/rules/setup';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { enter, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import { insert } from '#replays/edit';
import { type Frame } from '#replays/frames';
import { unfold } from '#replays/play-tree';
import { frameOf, leads, lineAt, pathBefore, type Path } from '#replays/path';
import type { Line } from '#replays/replay';

/**
 * What lies on the sandbox: a position laid out, everything that was tried from there as a tree of moves, and the place in it
 * that is shown. Nothing that was played is lost by playing something else.
 */
export interface Board {
  readonly setup: Setup;
  readonly line: Line<Action>;
  readonly path: Path;
  /** A move that was tried here and is not allowed: asking that is a question too. */
  readonly tried: Action | null;
}

export type BoardFrame = Frame<Action, ChartPosition>;

/** Nothing but the table: a card may be led as soon as one is laid. */
export const EMPTY: Setup = {
  rulings: { 'led-potion': 'number', 'return-match': 'off' },
  match: { game: 1 },
  round: 1,
  marker: 0,
  leader: 'jekyll',
  hands: { jekyll: [], hyde: [] },
  setAside: null,
  ranking: [],
  won: { jekyll: 0, hyde: 0 },
};

/** A question as a board: its moves as far as they are allowed, and the first that is not as the one that was tried. */
export function boardOf({ setup, moves }: Question): Board {
  const line = moves.map((action) => ({ action }));
  const { line: allowed } = unfold(enter(stateOf(setup)), line, play);
  return {
    setup,
    line: allowed,
    path: { turns: [], moves: allowed.length },
    tried: moves[allowed.length] ?? null,
  };
}

/** What the board asks where it stands: the moves that lead there, and what was tried. */
export function questionOn({ setup, line, path, tried }: Board): Question {
  const made = movesTo(line, path);
  return { setup, moves: tried === null ? made : [...made, tried] };
}

/** The moves from the start to the step at a path. */
export function movesTo<Action>(line: Line<Action>, { turns, moves }: Path): readonly Action[] {
  const before = turns.flatMap(
    (turn, depth) => lineAt(line, turns.slice(0, depth))?.slice(0, turn.moves) ?? [],
  );
  const last = lineAt(line, turns)?.slice(0, moves) ?? [];
  return [...before, ...last].map(({ action }) => action);
}

/** Every position of the board, that of its setup first. */
export function framesOf({ setup, line }: Pick<Board, 'setup' | 'line'>): readonly BoardFrame[] {
  return unfold(enter(stateOf(setup)), line, play).frames;
}

/** The frame that is shown; the first where the path leads nowhere. */
export function shownFrame(frames: readonly BoardFrame[], path: Path): BoardFrame {
  const frame = frames[frameOf(frames, path) ?? 0] ?? frames[0];
  if (frame === undefined) throw new Error('A board has at least the position of its setup');
  return frame;
}

/** The board after a move, as a new branch where something else was played before; a move that is not allowed is kept as tried. */
export function attempt(board: Board, action: Action): Board {
  const played = play(shownFrame(framesOf(board), board.path).position, action);
  if (!played.ok) return { ...board, tried: action };
  const grown = insert(board.line, board.path, action, sameMove);
  // A line as long as a replay may be goes no further.
  return grown.ok ? { ...board, ...grown.value, tried: null } : board;
}

/** Why what was tried is not allowed; empty where nothing was. */
export function refusalsOf(frame: BoardFrame, tried: Action | null): readonly Refusal[] {
  if (tried === null) return [];
  const played = play(frame.position, tried);
  return played.ok ? [] : played.problem;
}

/** Shows another place of the tree. */
export function goTo(board: Board, path: Path): Board {
  return { ...board, path, tried: null };
}

/** The same line by other rulings, shown as far as it is still allowed. */
export function underRulings(board: Board, rulings: Rulings): Board {
  const setup = { ...board.setup, rulings };
  const { line } = unfold(enter(stateOf(setup)), board.line, play);
  let { path } = board;
  while (!leads(line, path)) path = pathBefore(path);
  return { ...board, setup, line, path };
}
