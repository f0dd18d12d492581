import type { GameTypes } from '#kit/game';
import type { Face } from '../face.ts';

/** So few sentences are read whole in any window. */
const FEW = 2;

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
