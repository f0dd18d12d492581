import type { Event } from '#games/switch/rules/event';

/** What a card can bring about when it is laid; that one goes again is a reason. */
const EFFECTS = [
  'penalty-grew',
  'run-begun',
  'powerless',
  'mirrored',
  'reversed',
  'unturned',
  'skipped',
] as const;

/** Something that a move brings about beside the card that it lays. */
export type Effect = Extract<Event, { readonly type: (typeof EFFECTS)[number] }>;

/** Whether it is told of a move that is advised. */
export function isEffect(event: Event): event is Effect {
  return EFFECTS.some((type) => type === event.type);
}
