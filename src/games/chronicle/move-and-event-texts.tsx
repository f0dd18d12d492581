import type { Event } from '#games/chronicle/rules/event';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { RuleLink } from '#games/chronicle/table/RuleLink.tsx';
import { words as events } from '#said/chronicle/events';
import { words as game } from '#said/chronicle/names';
import { words as places } from '#said/chronicle/statechart-states-between-moves';
import { words as table } from '#said/chronicle/table-and-replay-steps';
import type { Face } from '#widgets/face.ts';
import { say, wordsFor } from '#words/sentence-per-type';

/** What goes without saying for a listener in a hurry: the rest of what happens is told at every level. */
const ASIDE: readonly Event['type'][] = [
  'dealt',
  'suit-set',
  'no-suit-yet',
  'open',
  'ability',
  'leads',
  'to-choose',
];

/** How Chronicle is spoken of: all of its face that needs no picture. */
export const voice: Pick<Face<Chronicle>, 'RuleLink' | 'isMain' | 'isToldOnce' | 'words'> = {
  RuleLink,
  isMain: ({ type }) => !ASIDE.includes(type),
  // Of most cards nobody knows what they do.
  isToldOnce: ({ type }) => type === 'open',
  words: {
    title: game.title,
    seats: game.seats,
    initials: { p1: '1', p2: '2', p3: '3', p4: '4', p5: '5', p6: '6' },
    viewers: table.replay.seats,
    stepping: table.replay,
    move: (action) => say(table.moves, action),
    event: (event) => say(events, event),
    phase: ({ phase }) => game.phases[phase],
    node: (name) => wordsFor(places, name),
    known: () => null,
  },
};
