import type { Event } from '#games/jekyll-vs-hyde/rules/event';

/** What a move can bring about, the most telling first: its rule is the one that mattered to the move. */
export const EVENTS_BY_IMPORTANCE: readonly Event['type'][] = [
  'cleared',
  'took-trick',
  'greed-due',
  'greed-nothing',
  'nothing-to-take',
  'potions-cancel',
  'won',
  'exchanged',
  'token',
  'no-token',
  'led',
  'chosen',
];
