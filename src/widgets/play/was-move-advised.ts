import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';

/** The cards that were advised in a match, by the state they were advised in: one that was taken back and came otherwise is another. */
export type AdvisedCards<T extends GameTypes> = ReadonlyMap<T['state'], readonly T['card'][]>;

/** Whether a move of these cards, in any order, had been advised where it was made; false where nothing was, or where it has no cards. */
export function wasAdvised<T extends GameTypes>(
  advised: AdvisedCards<T>,
  at: Standing<T> | undefined,
  cards: readonly T['card'][],
): boolean {
  const named = at === undefined ? undefined : advised.get(at.context.state);
  return (
    named !== undefined &&
    cards.length > 0 &&
    cards.length === named.length &&
    cards.every((card) => named.includes(card))
  );
}
