import { MAX_COMMENT, MAX_DEPTH, MAX_MOVES } from '#kit/input-limits';
import { overLimit } from '#kit/cut-oversized-input';
import { bad, good, type Result } from '#kit/parse-result';
import type { Path, VariationBranch } from './move-path.ts';
import { leads, lineAt, pathBefore, stepAt } from './step-at-path.ts';
import type { BrokenText, Excess, TextExcess } from './replay-problem.ts';
import type { Glyph, Line, Step } from './replay.ts';

/**
 * Changing a line with its variations. Each change gives a new line; whatever it does not touch stays the same object.
 * Whether an action is legal is for the game to say before it is inserted; nothing else here makes a move illegal.
 */

/** A changed line, and the path of the step to show. */
export interface Edited<Action> {
  readonly line: Line<Action>;
  readonly path: Path;
}

export type EditProblem =
  | { readonly type: 'no-step'; readonly path: Path }
  /** The step lies on the main line, which nothing can be promoted over. */
  | { readonly type: 'no-variation'; readonly path: Path }
  /** The replay could not be read again. */
  | Excess
  | BrokenText
  | TextExcess;

/** A changed line, or why it cannot be changed so. */
export type Edit<Action> = Result<Edited<Action>, EditProblem>;

/**
 * Plays an action after the step at a path. Where the same action is there already, on the line or as a variation, that
 * step is given and nothing changes; a line that goes on gets a new variation; a line that ends goes on with it.
 */
export function insert<Action>(
  line: Line<Action>,
  path: Path,
  action: Action,
  same: (a: Action, b: Action) => boolean,
): Edit<Action> {
  if (!leads(line, path)) return bad({ type: 'no-step', path });
  const { turns, moves } = path;
  const own = lineAt(line, turns) ?? [];
  const there = findWay(own, path, (step) => same(step.action, action));
  if (there !== null) return good({ line, path: there });

  const step: Step<Action> = { action };
  const next = own[moves];
  if (next === undefined) {
    const longer = changeLine(line, turns, (old) => [...old, step]);
    return checked(longer, { turns, moves: moves + 1 });
  }
  const variations = [...(next.variations ?? []), [step]];
  const wider = changeLine(line, turns, (old) => old.with(moves, withVariations(next, variations)));
  return checked(wider, { turns: [...turns, { moves, variation: variations.length }], moves: 1 });
}

/** The path of the first step that fits, among all that can follow a path on a line: its own, then the variations. */
function findWay<Action>(
  line: Line<Action>,
  { turns, moves }: Path,
  fits: (step: Step<Action>) => boolean,
): Path | null {
  const next = line[moves];
  if (next === undefined) return null;
  if (fits(next)) return { turns, moves: moves + 1 };
  for (const [index, variation] of (next.variations ?? []).entries()) {
    const turn = { moves, variation: index + 1 };
    const found = findWay(variation, { turns: [...turns, turn], moves: 0 }, fits);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Lets the variation on which a path lies take the place of the line that it replaces, whose rest becomes the variation:
 * one level up. The step shown stays the same. To promote what was replaced gives the old line again.
 */
export function promote<Action>(line: Line<Action>, path: Path): Edit<Action> {
  if (!leads(line, path)) return bad({ type: 'no-step', path });
  const turn = path.turns.at(-1);
  if (turn === undefined) return bad({ type: 'no-variation', path });
  const turns = path.turns.slice(0, -1);
  return checked(
    changeLine(line, turns, (old) => exchange(old, turn)),
    { turns, moves: turn.moves + path.moves },
  );
}

/** A line and one of its variations with their places changed. What else replaces the one now replaces the other. */
function exchange<Action>(line: Line<Action>, { moves, variation }: VariationBranch): Line<Action> {
  const [replaced, ...rest] = line.slice(moves);
  const [first, ...others] = replaced?.variations?.[variation - 1] ?? [];
  if (replaced?.variations === undefined || first === undefined) return line;
  const demoted = [withVariations(replaced, first.variations), ...rest];
  const promoted = withVariations(first, replaced.variations.with(variation - 1, demoted));
  return [...line.slice(0, moves), promoted, ...others];
}

/**
 * Takes away a step and all that follows it on its line. What replaced the step stays: the first of its variations goes on
 * in its place. A variation of which nothing is left is gone. Shows the step before.
 */
export function remove<Action>(line: Line<Action>, path: Path): Edit<Action> {
  const step = stepAt(line, path);
  if (step === undefined) return bad({ type: 'no-step', path });
  const [[first, ...others] = [], ...rest] = (step.variations ?? []).filter(({ length }) => length > 0);
  const variations = [...(first?.variations ?? []), ...rest];
  const heirs =
    first === undefined
      ? []
      : [withVariations(first, variations.length === 0 ? undefined : variations), ...others];
  const shorter = changeLine(line, path.turns, (old) => [...old.slice(0, path.moves - 1), ...heirs]);
  return good({ line: shorter, path: pathBefore(path) });
}

/** Writes a comment beside a step in place of the one that was there; an empty one takes it away. */
export function comment<Action>(line: Line<Action>, path: Path, text: string): Edit<Action> {
  if (!text.isWellFormed()) return bad({ type: 'broken-text', key: 'comment' });
  const excess = overLimit(text, MAX_COMMENT);
  if (excess === 'too-long') return bad({ type: excess, key: 'comment', limit: MAX_COMMENT });
  if (excess === 'piled-up') return bad({ type: excess, key: 'comment' });
  return note(line, path, ({ comment: old, ...step }) =>
    text === (old ?? '') ? null : { ...step, ...(text !== '' && { comment: text }) },
  );
}

/** Marks a step in place of the mark that was there; null takes it away. */
export function glyph<Action>(line: Line<Action>, path: Path, mark: Glyph | null): Edit<Action> {
  return note(line, path, ({ glyph: old, ...step }) =>
    mark === (old ?? null) ? null : { ...step, ...(mark !== null && { glyph: mark }) },
  );
}

/** Changes one step; null leaves it as it is. */
function note<Action>(
  line: Line<Action>,
  path: Path,
  change: (step: Step<Action>) => Step<Action> | null,
): Edit<Action> {
  const step = stepAt(line, path);
  if (step === undefined) return bad({ type: 'no-step', path });
  const noted = change(step);
  if (noted === null) return good({ line, path });
  return good({ line: changeLine(line, path.turns, (old) => old.with(path.moves - 1, noted)), path });
}

/** The whole line with another line where some turns lead; a variation of which nothing is left is taken out. */
function changeLine<Action>(
  line: Line<Action>,
  [turn, ...turns]: readonly VariationBranch[],
  change: (line: Line<Action>) => Line<Action>,
): Line<Action> {
  if (turn === undefined) return change(line);
  const step = line[turn.moves];
  const variation = step?.variations?.[turn.variation - 1];
  if (step?.variations === undefined || variation === undefined) return line;
  const changed = changeLine(variation, turns, change);
  const index = turn.variation - 1;
  const variations =
    changed.length === 0 ? step.variations.toSpliced(index, 1) : step.variations.with(index, changed);
  return line.with(turn.moves, withVariations(step, variations.length === 0 ? undefined : variations));
}

/** A step with other variations, or with none. */
function withVariations<Action>(
  step: Step<Action>,
  variations: readonly Line<Action>[] | undefined,
): Step<Action> {
  if (variations !== undefined) return { ...step, variations };
  const { variations: old, ...bare } = step;
  return old === undefined ? step : bare;
}

/** The edit, unless the line has become longer or deeper than a replay may be. */
function checked<Action>(line: Line<Action>, path: Path): Edit<Action> {
  if (countOf(line) > MAX_MOVES) return bad({ type: 'too-many-moves', limit: MAX_MOVES });
  if (depthOf(line) > MAX_DEPTH) return bad({ type: 'too-deep', limit: MAX_DEPTH });
  return good({ line, path });
}

/** How many moves a line has with all its variations. */
function countOf(line: Line<unknown>): number {
  return line.reduce(
    (count, { variations = [] }) => variations.reduce((sum, each) => sum + countOf(each), count + 1),
    0,
  );
}

/** How deep variations are nested in a line, empty lists of them too. */
function depthOf(line: Line<unknown>): number {
  return line.reduce(
    (depth, { variations }) =>
      variations?.reduce((most, each) => Math.max(most, 1 + depthOf(each)), Math.max(depth, 1)) ?? depth,
    0,
  );
}
