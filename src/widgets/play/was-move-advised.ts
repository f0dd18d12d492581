import type { GameTypes, Rules } from '#kit/game';
import type { Standing } from '#kit/game-machine';

/** The moves that were advised in a match or called about as good, by the state they were advised in: one that was taken back and came otherwise is another. */
export type AdvisedMoves<T extends GameTypes> = ReadonlyMap<T['state'], readonly T['action'][]>;

/** Whether this very move had been advised where it was made; false where nothing was. */
export function wasAdvised<T extends GameTypes>(
  same: Rules<T>['same'],
  advised: AdvisedMoves<T>,
  at: Standing<T> | undefined,
  move: T['action'],
): boolean {
  const named = at === undefined ? undefined : advised.get(at.context.state);
  return named?.some((one) => same(one, move)) ?? false;
}
