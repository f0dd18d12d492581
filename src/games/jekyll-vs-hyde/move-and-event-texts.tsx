import { knowledge } from '#games/jekyll-vs-hyde/rules/view';
import { bySeat, other } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import { words as events } from '#said/jekyll-vs-hyde/events';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as places } from '#said/jekyll-vs-hyde/statechart-states-between-moves';
import { words as table } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { punctuation } from '#said/punctuation';
import type { Face } from '#widgets/face.ts';
import { say, wordsFor } from '#words/sentence-per-type';

/** What a listener in a hurry wants to know: what was played, who took it, and where that leads. */
const MAIN: readonly Event['type'][] = [
  'dealt',
  'exchanged',
  'led',
  'followed',
  'effect',
  'took-trick',
  'awarded',
  'gap',
  'game-won',
  'match-decided',
];

/** How Jekyll vs Hyde is spoken of: all of its face that needs no picture. */
export const voice: Pick<Face<JekyllVsHyde>, 'RuleLink' | 'isMain' | 'words'> = {
  RuleLink,
  isMain: ({ type }) => MAIN.includes(type),
  words: {
    title: game.title,
    seats: game.seats,
    initials: bySeat((seat) => game.seats[seat].slice(0, 1)),
    viewers: table.replay.seats,
    stepping: table.replay,
    move: (action) => say(table.moves, action),
    event: (event) => {
      const told = say(events, event);
      // After a Greed exchange the mark is known.
      return event.type === 'exchanged' && event.rule === 'give-count'
        ? punctuation.row([told, table.table.marks])
        : told;
    },
    // Who listens hears of each card that it was just received.
    aloud: (text) => text.replace(table.table.marks, '').trim(),
    phase: ({ phase }) => game.phases[phase],
    node: (name) => wordsFor(places, name),
    known: (view) => {
      const { voids } = view.viewer === 'all' ? { voids: [] } : knowledge(view);
      return view.viewer === 'all' || voids.length === 0
        ? null
        : table.replay.voids(other(view.viewer), voids);
    },
  },
};
