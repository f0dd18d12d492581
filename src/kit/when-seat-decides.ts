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

/** Where in the past, before the present position, a seat had to decide last; -1 where it never had. */
export function lastDecision<T extends GameTypes>(
  game: Pick<Rules<T>, 'toAct'>,
  past: readonly Standing<T>[],
  seat: T['seat'],
): number {
  return past.slice(0, -1).findLastIndex((position) => decides(game, position, seat));
}

/** Everything that happened since a seat last had to decide, in order; `past` ends with the present position. */
export function sinceDecision<T extends GameTypes>(
  game: Pick<Rules<T>, 'toAct'>,
  past: readonly Standing<T>[],
  seat: T['seat'],
): readonly T['event'][] {
  return past
    .slice(lastDecision(game, past, seat) + 1)
    .flatMap(({ context }): readonly T['event'][] => context.events);
}

/** Whether no seat has anything to do: the dealer is to act, or the game is over. */
export function isResting<T extends GameTypes>(game: Pick<Rules<T>, 'toAct'>, state: T['state']): boolean {
  return game.toAct(state).every((one) => one === 'dealer');
}
