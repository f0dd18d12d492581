import type { GameTypes } from '#kit/game';
import type { Face } from '../face.ts';

/** What of a step is told in a scene, in its order: what a table is told once and no more is left out, unless the scene is about its rule. */
export function toldInScene<T extends GameTypes>(
  events: readonly T['event'][],
  { isToldOnce }: Pick<Face<T>, 'isToldOnce'>,
  about: readonly string[] = [],
): readonly T['event'][] {
  return events.filter((event) => isToldOnce?.(event) !== true || about.includes(event.rule));
}
