import type { GameTypes, SeatsAndViews } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { insert } from '#replays/edit-moves-and-variations';
import type { Frame } from '#replays/replay-frames';
import { frameOf, type Path } from '#replays/move-path';
import { leads, lineAt, pathBefore } from '#replays/step-at-path';
import { playOutVariations, type Unfolded } from '#replays/play-out-variations';
import type { Line } from '#replays/replay';
import type { Positions, Question } from './position-setup-adapter.ts';

/**
 * What lies on the sandbox: a position laid out, everything that was tried from there as a tree of moves, and the place in it
 * that is shown. Nothing that was played is lost by playing something else.
 */
export interface Board<T extends GameTypes, Setup> {
  readonly setup: Setup;
  readonly line: Line<T['action']>;
  readonly path: Path;
  /** A move that was tried here and is not allowed: asking that is a question too. */
  readonly tried: T['action'] | null;
}

export type BoardFrame<T extends GameTypes> = Frame<T['action'], Standing<T>>;

/** The line as far as it is allowed from a setup on, and every position of it. */
export function playedFrom<T extends GameTypes, Setup extends object>(
  { machine, stateOf }: Positions<T, Setup>,
  setup: Setup,
  line: Line<T['action']>,
): Unfolded<T['action'], Standing<T>, readonly T['refusal'][]> {
  return playOutVariations(machine.enter(stateOf(setup)), line, (position, action) =>
    machine.play(position, action),
  );
}

/** A question as a board: its moves as far as they are allowed, and the first that is not as the one that was tried. */
export function boardOf<T extends GameTypes, Setup extends object>(
  positions: Positions<T, Setup>,
  { setup, moves }: Question<T, Setup>,
): Board<T, Setup> {
  const { line } = playedFrom(
    positions,
    setup,
    moves.map((action) => ({ action })),
  );
  return { setup, line, path: { turns: [], moves: line.length }, tried: moves[line.length] ?? null };
}

/** What the board asks where it stands: the moves that lead there, and what was tried. */
export function questionOn<T extends GameTypes, Setup>({
  setup,
  line,
  path,
  tried,
}: Board<T, Setup>): Question<T, Setup> {
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
export function framesOf<T extends GameTypes, Setup extends object>(
  positions: Positions<T, Setup>,
  { setup, line }: Pick<Board<T, Setup>, 'setup' | 'line'>,
): readonly BoardFrame<T>[] {
  return playedFrom(positions, setup, line).frames;
}

/** The frame that is shown; the first where the path leads nowhere. */
export function shownFrame<T extends GameTypes>(frames: readonly BoardFrame<T>[], path: Path): BoardFrame<T> {
  const frame = frames[frameOf(frames, path) ?? 0] ?? frames[0];
  if (frame === undefined) throw new Error('A board has at least the position of its setup');
  return frame;
}

/** The frame since which a seat has the same to choose: what others did meanwhile, who choose at once with it, has not changed that. */
export function choosingSince<T extends GameTypes>(
  { toAct }: Pick<SeatsAndViews<T>, 'toAct'>,
  frames: readonly BoardFrame<T>[],
  { id, step, previous }: BoardFrame<T>,
  seat: T['seat'],
): number {
  const before = previous === null ? undefined : frames[previous];
  if (before === undefined || step?.action.by === seat) return id;
  return toAct(before.position.context.state).includes(seat)
    ? choosingSince({ toAct }, frames, before, seat)
    : id;
}

/** The board after a move, as a new branch where something else was played before; a move that is not allowed is kept as tried. */
export function attempt<T extends GameTypes, Setup extends object>(
  positions: Positions<T, Setup>,
  board: Board<T, Setup>,
  action: T['action'],
): Board<T, Setup> {
  const { machine } = positions;
  const played = machine.play(shownFrame<T>(framesOf(positions, board), board.path).position, action);
  if (!played.ok) return { ...board, tried: action };
  const grown = insert(board.line, board.path, action, (a, b) => machine.game.same(a, b));
  // A line as long as a replay may be goes no further.
  return grown.ok ? { ...board, ...grown.value, tried: null } : board;
}

/** Why what was tried is not allowed; empty where nothing was. */
export function refusalsOf<T extends GameTypes, Setup extends object>(
  { machine }: Positions<T, Setup>,
  { position }: BoardFrame<T>,
  tried: T['action'] | null,
): readonly T['refusal'][] {
  return tried === null ? [] : machine.game.judge(position.context.state, tried);
}

/** Shows another place of the tree. */
export function goTo<T extends GameTypes, Setup>(board: Board<T, Setup>, path: Path): Board<T, Setup> {
  return { ...board, path, tried: null };
}

/**
 * The same line by other rulings, shown as far as it is still allowed. A move that was tried, or made last, is asked anew: it is made by
 * the rulings that allow it, and tried by those that do not.
 */
export function underRulings<T extends GameTypes, Setup extends object>(
  positions: Positions<T, Setup>,
  board: Board<T, Setup>,
  rulings: T['rulings'],
): Board<T, Setup> {
  const setup = positions.underRulings(board.setup, rulings);
  const { line } = playedFrom(positions, setup, board.line);
  let { path } = board;
  while (!leads(line, path)) path = pathBefore(path);
  const ruled = { ...board, setup, line, path, tried: null };
  const [next, ...later] = questionOn(board).moves.slice(movesTo(line, path).length);
  return next === undefined || later.length > 0 ? ruled : attempt(positions, ruled, next);
}
