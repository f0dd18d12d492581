import type { Event } from '#games/switch/rules/event';

/** What a move can bring about, the most telling first: its rule is the one that mattered to the move. */
export const EVENTS_BY_IMPORTANCE: readonly Event['type'][] = [
  'won',
  'run-failed',
  'not-finished',
  'again',
  'skipped',
  'suit-chosen',
  'mirrored',
  'penalty-grew',
  'run-ended',
  'run-stays',
  'run-begun',
  'reversed',
  'played',
  'drew',
];
