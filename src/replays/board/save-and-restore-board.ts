import type { GameTypes } from '#kit/game';
import { MAX_DEPTH } from '#kit/input-limits';
import type { Result } from '#kit/parse-result';
import { leads } from '#replays/step-at-path';
import { parsePath, pathToString } from '#replays/move-path-string';
import type { Line, Step } from '#replays/replay';
import { boardOf, framesOf, movesTo, type Board } from './sandbox-board.ts';
import type { Positions, Question } from './position-setup-adapter.ts';

/**
 * A board beside its link, so that a reload or the way back loses no branch: the link holds the question alone. What was kept
 * counts only as far as it says the same as the link.
 */

/** The tree and the place in it, as JSON. */
export interface SavedBoard<Action> {
  readonly line: Line<Action>;
  /** As in the address of a replay. */
  readonly at: string;
}

export function keep<T extends GameTypes, Setup>({ line, path }: Board<T, Setup>): SavedBoard<T['action']> {
  return { line, at: pathToString(path) };
}

/** The board of a question with the branches that were kept for it; the question's own board where they do not belong to it. */
export async function restore<T extends GameTypes, Setup extends object>(
  positions: Positions<T, Setup>,
  question: Question<T, Setup>,
  kept: unknown,
): Promise<Board<T, Setup>> {
  const plain = boardOf(positions, question);
  if (typeof kept !== 'object' || kept === null || !('line' in kept) || !('at' in kept)) return plain;
  const { line: steps, at } = kept;
  // A question without branches is all in its link.
  if (!Array.isArray(steps) || steps.length === 0 || typeof at !== 'string') return plain;
  const line = readLine(steps, await positions.actionReader());
  const path = parsePath(at);
  if (line === null || path === null || !leads(line, path)) return plain;
  const made = movesTo(line, path);
  const asked = movesTo(plain.line, plain.path);
  const same =
    made.length === asked.length &&
    made.every((move, index) => positions.machine.game.same(move, asked[index] ?? move));
  const board = { ...plain, line, path };
  return same && isPlayable(positions, board) ? board : plain;
}

/** Whether every move of the tree is allowed. */
function isPlayable<T extends GameTypes, Setup extends object>(
  positions: Positions<T, Setup>,
  board: Board<T, Setup>,
): boolean {
  return framesOf(positions, board).length === 1 + countOf(board.line);
}

function countOf(line: Line<unknown>): number {
  return line.reduce(
    (count, { variations = [] }) => variations.reduce((sum, each) => sum + countOf(each), count + 1),
    0,
  );
}

type Reader<Action> = (json: unknown) => Result<Action, unknown>;

function readLine<Action>(json: unknown, read: Reader<Action>, depth = 0): Line<Action> | null {
  if (!Array.isArray(json) || depth > MAX_DEPTH) return null;
  const steps = json.map((step: unknown) => readStep(step, read, depth));
  return steps.every((step) => step !== null) ? steps : null;
}

function readStep<Action>(json: unknown, read: Reader<Action>, depth: number): Step<Action> | null {
  if (typeof json !== 'object' || json === null || !('action' in json)) return null;
  const action = read(json.action);
  if (!action.ok) return null;
  if (!('variations' in json)) return { action: action.value };
  if (!Array.isArray(json.variations)) return null;
  const variations = json.variations.map((line: unknown) => readLine(line, read, depth + 1));
  return variations.every((line) => line !== null) ? { action: action.value, variations } : null;
}
