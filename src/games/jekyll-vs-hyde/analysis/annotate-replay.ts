import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, Follow, Lead } from '#games/jekyll-vs-hyde/rules/state';
import type { Glyph, Line, Step } from '#replays/replay';
import { betterTrick, costOf, type Cost } from './cost-of-line-move.ts';
import { analyse, isPlaying, type LinePosition } from './solve-positions-of-line.ts';

/**
 * Notes in a game by perfect play: a glyph on each move that gave something away, and beside it the trick as it should have
 * been played. What people have written stays as it is.
 */

/** How many positions are solved, of how many. */
export interface Annotating {
  readonly solved: number;
  readonly of: number;
}

/** From how much of the gap on a move is worse than doubtful; what changes who wins the game is always the worst. */
const MISTAKE = 4;
const BLUNDER = 6;

/** The glyph a move deserves: every one that is listed among the costliest has one. Null: it changed nothing. */
export function glyphFor({ cost, changes }: Cost): Glyph | null {
  if (changes === 'nothing') return null;
  if (changes === 'game' || cost >= BLUNDER) return '??';
  return cost >= MISTAKE ? '?' : '?!';
}

/** What there is to note at a place of a line: what the move has cost, and the trick as it should have been played. */
export interface Note {
  readonly at: number;
  readonly cost: Cost;
  readonly better: readonly (Lead | Follow)[];
}

/** Solves a line and finds what there is to note, the end first. Looks into at most `slice` positions between two steps. */
export function* notesOn(
  line: readonly LinePosition[],
  solver: Solver,
  slice: number,
): Generator<Annotating, readonly Note[]> {
  const of = line.filter(({ state, action }) => action !== null && isPlaying(state)).length;
  const notes: Note[] = [];
  let solved = 0;
  for (const { at, solution } of analyse(line, solver, slice)) {
    yield { solved, of };
    const played = line[at];
    if (solution === null || played === undefined) continue;
    solved += 1;
    const cost = costOf(played, solution);
    if (cost === null || glyphFor(cost) === null) continue;
    const trick = betterTrick(played.state, cost, solver, slice);
    let step = trick.next();
    for (; step.done !== true; step = trick.next()) yield { solved, of };
    notes.push({ at, cost, better: step.value });
  }
  return notes;
}

/**
 * The line with its notes, each at the step of its place; `say` words what stands beside a better move. Glyphs and
 * variations that are there already stay.
 */
export function annotated(
  moves: Line<Action>,
  notes: readonly Note[],
  say: (cost: Cost) => string,
): Line<Action> {
  return notes.reduce((line, { at, cost, better }) => {
    const step = line[at];
    return step === undefined ? line : line.with(at, noted(step, cost, better, say(cost)));
  }, moves);
}

function noted(
  step: Step<Action>,
  cost: Cost,
  [first, ...rest]: readonly Action[],
  comment: string,
): Step<Action> {
  const glyph = step.glyph ?? glyphFor(cost);
  const variations = step.variations ?? [];
  const isKnown = variations.some(
    ([other]) => other !== undefined && first !== undefined && sameMove(other.action, first),
  );
  const better =
    first === undefined || isKnown
      ? []
      : [[{ action: first, comment }, ...rest.map((action) => ({ action }))]];
  return {
    ...step,
    ...(glyph !== null && { glyph }),
    ...(variations.length + better.length > 0 && { variations: [...variations, ...better] }),
  };
}
