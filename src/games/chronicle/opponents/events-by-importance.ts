import type { Event } from '#games/chronicle/rules/event';

/** What a move can bring about, the most telling first: its rule is the one that mattered to the move. */
export const EVENTS_BY_IMPORTANCE: readonly Event['type'][] = [
  'exchanged',
  'took-ally',
  'gave-ally',
  'discarded',
  'took-discard',
  'claimed',
  'took-unseen',
  'gave',
  'looked',
  'left-over',
  'absolved',
  'not-absolved',
  'played-down',
  'played',
];
