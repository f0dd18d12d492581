import type { Event } from '#games/switch/rules/event';
import type { Switch } from '#games/switch/rules/game-types';
import { nameCardsAloud } from '#games/switch/table/name-cards-aloud';
import { RuleLink } from '#games/switch/table/RuleLink.tsx';
import { words as events } from '#said/switch/events';
import { words as game } from '#said/switch/names';
import { words as places } from '#said/switch/statechart-states-between-moves';
import { words as table } from '#said/switch/table-and-replay-steps';
import type { Face } from '#widgets/face.ts';
import { say, wordsFor } from '#words/sentence-per-type';

/** What goes without saying for a listener in a hurry: the rest of what happens is told at every level. */
const ASIDE: readonly Event['type'][] = ['turn', 'several', 'powerless', 'went-dead', 'reshuffled'];

/** How Switch is spoken of: all of its face that needs no picture. */
export const voice: Pick<Face<Switch>, 'RuleLink' | 'isMain' | 'words'> = {
  RuleLink,
  isMain: ({ type }) => !ASIDE.includes(type),
  words: {
    title: game.title,
    seats: game.seats,
    initials: { p1: '1', p2: '2', p3: '3', p4: '4', p5: '5', p6: '6' },
    viewers: table.replay.seats,
    stepping: table.replay,
    move: (action) => say(table.moves, action),
    event: (event) => say(events, event),
    aloud: nameCardsAloud,
    phase: ({ phase }) => game.phases[phase],
    node: (name) => wordsFor(places, name),
    known: () => null,
  },
};
