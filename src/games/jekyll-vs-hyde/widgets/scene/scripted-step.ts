import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import type { Line } from '#replays/replay';
import { madeBy } from '#widgets/scene/use-game.ts';

/** A move of the script: why it is made, as long as that is told, and whether it is the first of which it is not. */
export interface Scripted {
  readonly action: Exclude<Action, { readonly type: 'deal' }>;
  readonly comment: string | undefined;
  readonly letsGo: boolean;
}

/** The seat's next move in the script; null once it has made another, or where the script no longer fits. */
export function scriptedStep(
  steps: Line<Action>,
  moves: readonly Action[],
  state: State,
  seat: Seat,
): Scripted | null {
  const own = steps.filter(({ action }) => action.type !== 'deal' && action.by === seat);
  const made = moves.filter(madeBy(seat));
  const [previous, next] = [own[made.length - 1], own[made.length]];
  const kept = made.every((move, index) => {
    const step = own[index];
    return step !== undefined && sameMove(step.action, move);
  });
  if (!kept || next === undefined || next.action.type === 'deal') return null;
  if (judge(state, next.action).length > 0) return null;
  return { action: next.action, comment: next.comment, letsGo: previous?.comment !== undefined };
}

/** The cards that the coach points to: those of a move of which it says why. */
export function cardsPointed(step: Scripted | null): readonly Card[] {
  if (step?.comment === undefined) return [];
  return step.action.type === 'exchange' ? step.action.cards : [step.action.card];
}
