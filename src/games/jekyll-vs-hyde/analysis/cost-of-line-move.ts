import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import { sure, worseBy, type Gap } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Solution, Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Follow, Lead, Round, State } from '#games/jekyll-vs-hyde/rules/state';
import { advance, gameWinner } from '#games/jekyll-vs-hyde/rules/track';
import { isPlaying, type LinePosition } from './solve-positions-of-line.ts';

/** What a move has cost the one who played it, with both hands open. */

export interface Cost {
  readonly by: Seat;
  readonly round: Round;
  /** The number of the trick, 1 to 10. */
  readonly trick: number;
  readonly played: Lead | Follow;
  /** A best move; the one that was played where there is none better. */
  readonly best: Lead | Follow;
  /** How the round ends after the best move and after this one, if nobody errs any more. */
  readonly could: Gap;
  readonly can: Gap;
  /** By how much the second is worse, 0 to 10: 0 only where nothing was better. */
  readonly cost: number;
  /**
   * What may hang on the difference. With either gap the game may go on and only the marker differs; or the one wins a game
   * that the other does not; or both come to the same, as where Hyde wins anyhow.
   */
  readonly changes: 'nothing' | 'marker' | 'game';
}

/** Of a lead or a follow, by the solution of the position it was played in; null of anything else. */
export function costOf({ state, action }: LinePosition, { moves }: Solution): Cost | null {
  if (!isPlaying(state) || (action?.type !== 'lead' && action?.type !== 'follow')) return null;
  const { by } = action;
  const own = moves.find((move) => sameMove(move.action, action));
  const best = moves.reduce<Solution['moves'][number] | undefined>(
    (best, move) => (best === undefined || worseBy(by, best.gap, move.gap) > 0 ? move : best),
    own,
  );
  if (own === undefined || best === undefined) throw new Error('The solution is of another position');
  const [could, can] = [best.gap, own.gap];
  return {
    by,
    round: state.round,
    trick: state.tricks.length + 1,
    played: action,
    best: best.action,
    could,
    can,
    cost: worseBy(by, can, could),
    changes: changesBetween(state, by, could, can),
  };
}

function changesBetween(state: State, by: Seat, could: Gap, can: Gap): Cost['changes'] {
  const [surely, would] = [sure(by, can), sure(by, could)];
  if (surely !== would) return changesFrom(state, would, surely);
  // What there was to hope for is gone, which nobody could make sure of: no game is decided by it.
  const hope = ({ low, high }: Gap) => low + high - surely;
  return changesFrom(state, hope(could), hope(can)) === 'nothing' ? 'nothing' : 'marker';
}

function changesFrom({ round, marker }: State, could: number, can: number): Cost['changes'] {
  const [one, other] = [advance(marker, could), advance(marker, can)];
  if (one === other) return 'nothing';
  const [before, after] = [gameWinner(round, one), gameWinner(round, other)];
  if (before !== after) return 'game';
  return before === null ? 'marker' : 'nothing';
}

/** The dearest first: those that changed who wins, then by the gap; of two alike the earlier. None that changed nothing. */
export function costliest(costs: readonly Cost[]): readonly Cost[] {
  return costs
    .filter(({ changes }) => changes !== 'nothing')
    .toSorted((a, b) => Number(b.changes === 'game') - Number(a.changes === 'game') || b.cost - a.cost);
}

/** The best move and, where it was a lead, the best answer to it: the trick as it should have been played. */
export function* betterTrick(
  state: State,
  { best }: Cost,
  solver: Solver,
  slice: number,
): Generator<void, readonly (Lead | Follow)[]> {
  const after = apply(state, best).state;
  if (best.type === 'follow' || after.phase !== 'follow') return [best];
  const steps = solver.steps(after, slice);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) yield;
  const { gap, moves } = step.value;
  const answer = moves.find((move) => move.gap.low === gap.low && move.gap.high === gap.high) ?? moves[0];
  return answer === undefined ? [best] : [best, answer.action];
}
