import type { GameTypes } from '#kit/game';
import type { Face } from './face.ts';

/** Of what happened after something else did: what comes up often only where its rule has not been told before, the rest in its order. */
export function withoutToldBefore<T extends GameTypes>(
  { isToldOnce }: Pick<Face<T>, 'isToldOnce'>,
  before: readonly T['event'][],
  happened: readonly T['event'][],
): readonly T['event'][] {
  if (isToldOnce === undefined) return happened;
  const told = new Set(before.filter(isToldOnce).map(({ rule }) => rule));
  return happened.filter((event) => {
    if (!isToldOnce(event)) return true;
    const isNew = !told.has(event.rule);
    told.add(event.rule);
    return isNew;
  });
}
