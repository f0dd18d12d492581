import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { Face } from '../face.ts';

/**
 * Of all positions of a match those of the round of the last move that was made: from the one in which the first move of that round
 * was made, to the present one. What came of a round before is not told any more once the next is dealt.
 */
export function positionsOfLastRound<T extends GameTypes>(
  { part }: Pick<Face<T>, 'part'>,
  past: readonly Standing<T>[],
): readonly Standing<T>[] {
  const rounds = past.slice(0, -1).map(({ context }) => part(context.state).section.key);
  return past.slice(rounds.findLastIndex((round) => round !== rounds.at(-1)) + 1);
}
