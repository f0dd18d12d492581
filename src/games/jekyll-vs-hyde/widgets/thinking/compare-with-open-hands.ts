import {
  continuationsAfter,
  type Continuations,
} from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import type { Move } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import {
  standingOf,
  type Judged,
  type ComparedWithBest,
} from '#games/jekyll-vs-hyde/opponents/played-move-costs';
import type { Follow, Lead } from '#games/jekyll-vs-hyde/rules/state';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';

/** What there is to say of a card with both hands open, beside what did better by what its player saw. */
export interface OpenHands {
  /** That one, and how it does then; null where nothing did better by what was seen. */
  readonly known: { readonly move: Lead | Follow; readonly standing: ComparedWithBest } | null;
  /**
   * What follows the card, and what follows one that is better with both hands open: the one that could be known if it is, a best one otherwise.
   * Null where there is none.
   */
  readonly continuations: Continuations | null;
}

/** Positions that are looked into between two pauses: some hundredths of a second. */
const SLICE = 20_000;

/** Compares a card with both hands open with the one that did better by what was seen, or with the best. It pauses now and then. */
export function* compareWithOpenHands(
  judged: Judged,
  known: Move | null,
  solver: Solver,
): Generator<undefined, OpenHands> {
  const { from, move, cost } = judged;
  // What is given away is not judged.
  const better =
    known === null || known.type === 'exchange' ? null : { move: known, standing: standingOf(judged, known) };
  const target = better === null || better.standing === 'no-better' ? judged.better : better.move;
  if (cost === 0 || move.type === 'exchange' || target.type === 'exchange')
    return { known: better, continuations: null };
  const steps = continuationsAfter(from, [move, target], solver, SLICE);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) yield;
  return { known: better, continuations: step.value };
}
