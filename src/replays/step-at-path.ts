import type { Path, VariationBranch } from './move-path.ts';
import type { Line, Step } from './replay.ts';

/** What lies at a path in a line as it is written, where none of it need have been played; and what lies before. */

/** The line to which some turns lead; undefined where there is none. */
export function lineAt<Action>(
  line: Line<Action>,
  turns: readonly VariationBranch[],
): Line<Action> | undefined {
  return turns.reduce<Line<Action> | undefined>(
    (at, { moves, variation }) => at?.[moves]?.variations?.[variation - 1],
    line,
  );
}

/** The step to which a path leads; undefined at the start and where there is none. */
export function stepAt<Action>(line: Line<Action>, { turns, moves }: Path): Step<Action> | undefined {
  return lineAt(line, turns)?.[moves - 1];
}

/** Whether a path leads to a step of the line, or to its start. */
export function leads(line: Line<unknown>, path: Path): boolean {
  return (path.turns.length === 0 && path.moves === 0) || stepAt(line, path) !== undefined;
}

/** One step back; from the first step of a variation, to the step after which it begins. The start stays. */
export function pathBefore({ turns, moves }: Path): Path {
  let path = { turns, moves: Math.max(0, moves - 1) };
  for (let turn = turns.at(-1); path.moves === 0 && turn !== undefined; turn = path.turns.at(-1)) {
    path = { turns: path.turns.slice(0, -1), moves: turn.moves };
  }
  return path;
}
