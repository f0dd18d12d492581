import type { GameTypes, Rules } from '#kit/game';
import type { Standing } from '#kit/game-machine';

/** Whether a seat has something to decide in a position. */
export function decides<T extends GameTypes>(
  game: Pick<Rules<T>, 'toAct'>,
  { context }: Standing<T>,
  seat: T['seat'],
): boolean {
  return game.toAct(context.state).includes(seat);
}

/** Everything that happened since a seat last had to decide, in order; `past` ends with the present position. */
export function sinceDecision<T extends GameTypes>(
  game: Pick<Rules<T>, 'toAct'>,
  past: readonly Standing<T>[],
  seat: T['seat'],
): readonly T['event'][] {
  const last = past.slice(0, -1).findLastIndex((position) => decides(game, position, seat));
  return past.slice(last + 1).flatMap(({ context }): readonly T['event'][] => context.events);
}

/** Whether no seat has anything to do: the dealer is to act, or the game is over. */
export function isResting<T extends GameTypes>(game: Pick<Rules<T>, 'toAct'>, state: T['state']): boolean {
  return game.toAct(state).every((one) => one === 'dealer');
}
