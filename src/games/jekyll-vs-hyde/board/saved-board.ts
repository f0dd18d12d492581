import { MAX_DEPTH } from '#kit/bounds';
import { readAction } from '#games/jekyll-vs-hyde/rules/read-action';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Question } from '#games/jekyll-vs-hyde/rules/question';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { pathToString, parsePath } from '#replays/path-string';
import { leads } from '#replays/path';
import type { Line, Step } from '#replays/replay';
import { boardOf, framesOf, movesTo, type Board } from './board.ts';

/**
 * A board beside its link, so that a reload or the way back loses no branch: the link holds the question alone. What was kept
 * counts only as far as it says the same as the link.
 */

/** The tree and the place in it, as JSON. */
export interface SavedBoard {
  readonly line: Line<Action>;
  /** As in the address of a replay. */
  readonly at: string;
}

export function keep({ line, path }: Board): SavedBoard {
  return { line, at: pathToString(path) };
}

/** The board of a question with the branches that were kept for it; the question's own board where they do not belong to it. */
export function restore(question: Question, kept: unknown): Board {
  const plain = boardOf(question);
  if (typeof kept !== 'object' || kept === null || !('line' in kept) || !('at' in kept)) return plain;
  const line = readLine(kept.line);
  if (line === null || typeof kept.at !== 'string') return plain;
  const path = parsePath(kept.at);
  const board = { ...plain, line, path };
  if (!leads(line, path)) return plain;
  const made = movesTo(line, path);
  const asked = movesTo(plain.line, plain.path);
  const same =
    made.length === asked.length && made.every((move, index) => sameMove(move, asked[index] ?? move));
  return same && isPlayable(board) ? board : plain;
}

/** Whether every move of the tree is allowed. */
function isPlayable(board: Board): boolean {
  return framesOf(board).length === 1 + countOf(board.line);
}

function countOf(line: Line<unknown>): number {
  return line.reduce(
    (count, { variations = [] }) => variations.reduce((sum, each) => sum + countOf(each), count + 1),
    0,
  );
}

function readLine(json: unknown, depth = 0): Line<Action> | null {
  if (!Array.isArray(json) || depth > MAX_DEPTH) return null;
  const steps = json.map((step: unknown) => readStep(step, depth));
  return steps.every((step) => step !== null) ? steps : null;
}

function readStep(json: unknown, depth: number): Step<Action> | null {
  if (typeof json !== 'object' || json === null || !('action' in json)) return null;
  const action = readAction(json.action);
  if (!action.ok) return null;
  if (!('variations' in json)) return { action: action.value };
  if (!Array.isArray(json.variations)) return null;
  const variations = json.variations.map((line: unknown) => readLine(line, depth + 1));
  return variations.every((line) => line !== null) ? { action: action.value, variations } : null;
}
