import type { GameTypes, Rules } from '#kit/game';
import type { Line } from '#replays/replay';
import { madeBy } from '../use-running-game.ts';

/** A move of the script: why it is made, as long as that is told, and whether it is the first of which it is not. */
export interface Scripted<T extends GameTypes> {
  readonly action: T['action'];
  readonly comment: string | undefined;
  readonly letsGo: boolean;
}

/** Whether a seat has made the moves that the script has for it, and no others. */
export function keepsTo<T extends GameTypes>(
  game: Pick<Rules<T>, 'same'>,
  steps: Line<T['action']>,
  moves: readonly T['action'][],
  seat: T['seat'],
): boolean {
  const own = steps.filter(({ action }) => action.by === seat);
  return moves.filter(madeBy(seat)).every((move, index) => {
    const step = own[index];
    return step !== undefined && game.same(step.action, move);
  });
}

/** The seat's next move in the script; null once it has made another, or where the script no longer fits. */
export function nextScriptedMove<T extends GameTypes>(
  game: Pick<Rules<T>, 'same' | 'judge'>,
  steps: Line<T['action']>,
  moves: readonly T['action'][],
  state: T['state'],
  seat: T['seat'],
): Scripted<T> | null {
  const own = steps.filter(({ action }) => action.by === seat);
  const made = moves.filter(madeBy(seat)).length;
  const next = own[made];
  if (next === undefined || !keepsTo(game, steps, moves, seat)) return null;
  if (game.judge(state, next.action).length > 0) return null;
  const free = firstFree(own);
  return {
    action: next.action,
    comment: made < free ? next.comment : undefined,
    letsGo: free > 0 && made === free,
  };
}

/** The move that was pointed to where the seat has just made another, and left the script by that; null otherwise. */
export function moveLeft<T extends GameTypes>(
  game: Pick<Rules<T>, 'same'>,
  steps: Line<T['action']>,
  moves: readonly T['action'][],
  seat: T['seat'],
): T['action'] | null {
  const own = steps.filter(({ action }) => action.by === seat);
  const last = moves.findLastIndex(madeBy(seat));
  const made = moves.filter(madeBy(seat)).length;
  const step = own[made - 1];
  if (step === undefined || made > firstFree(own) || keepsTo(game, steps, moves, seat)) return null;
  return keepsTo(game, steps, moves.slice(0, last), seat) ? step.action : null;
}

/** From the first move on of which it is not told why, the reader chooses; what is told of a later one is told elsewhere. */
function firstFree(own: Line<unknown>): number {
  const free = own.findIndex(({ comment }) => comment === undefined);
  return free < 0 ? own.length : free;
}
