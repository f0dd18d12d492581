import type { GameTypes } from '#kit/game';
import type { Face } from '../face.ts';

/** So few sentences are read whole in any window. */
const FEW = 2;

/** What of a step is told in a scene: what a table is told once and no more is left out, unless the scene is about its rule. */
export function toldInScene<T extends GameTypes>(
  events: readonly T['event'][],
  { isToldOnce }: Pick<Face<T>, 'isToldOnce'>,
  about: readonly string[] = [],
): readonly T['event'][] {
  return events.filter((event) => isToldOnce?.(event) !== true || about.includes(event.rule));
}

/**
 * What happened, and before it what it comes to, where there is more than a small window shows at once: the last event by one of the rules
 * that somebody wants to see at work, or else the last of the main ones. The others keep their order.
 */
export function outcomeFirst<T extends GameTypes>(
  events: readonly T['event'][],
  { isMain }: Pick<Face<T>, 'isMain'>,
  about: readonly string[] = [],
): readonly T['event'][] {
  const outcome = events.findLast(({ rule }) => about.includes(rule)) ?? events.findLast(isMain);
  if (events.length <= FEW || outcome === undefined) return events;
  return [outcome, ...events.filter((event) => event !== outcome)];
}
