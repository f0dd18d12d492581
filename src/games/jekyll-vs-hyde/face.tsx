import { SEATS, without, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { playable, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { gameOfMatch } from '#games/jekyll-vs-hyde/rules/return-match';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import { rulesOnlyMachine } from '#games/jekyll-vs-hyde/rules-only-machine';
import { MoveLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { punctuation } from '#said/punctuation';
import { words as table } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import type { Face, Part } from '#widgets/face.ts';

/** How Jekyll vs Hyde is seen and spoken of. */
export const face: Face<JekyllVsHyde> = {
  ...voice,
  words: { ...voice.words, phase },
  machine: rulesOnlyMachine,
  Table,
  MoveLabel,
  part,
  begins: ({ type }) => (type === 'deal' ? 'section' : type === 'lead' ? 'part' : null),
  barred,
};

/** The phase, and who is to act in it. */
function phase(state: State): string {
  const seats = toAct(state).filter((seat) => seat !== 'dealer');
  const name = voice.words.phase(state);
  return seats.length === 0
    ? name
    : punctuation.headed(name, punctuation.list(seats.map((seat) => voice.words.seats[seat])));
}

/** Rounds, and in each the deal, the preparation and the tricks. */
function part(state: State): Part {
  const game = gameOfMatch(state);
  const { replay } = table;
  const section = { key: `${game}.${state.round}`, title: replay.round(state.round, game) };
  switch (state.phase) {
    case 'deal':
    case 'over':
      return { section, key: 'deal', name: replay.deal };
    case 'preparation':
      return { section, key: 'preparation', name: replay.preparation };
    default: {
      const trick = state.tricks.length + 1;
      return { section, key: `trick-${trick}`, name: replay.trick(trick), short: trick };
    }
  }
}

/** The cards that may not be played now, of the hands that are to act and lie open. */
function barred(state: State, { toAct, viewer }: View): Readonly<Partial<Record<Seat, readonly Card[]>>> {
  if (!('hands' in state)) return {};
  const open = SEATS.filter((seat) => toAct.includes(seat) && (viewer === 'all' || viewer === seat));
  return Object.fromEntries(open.map((seat) => [seat, without(state.hands[seat], playable(state, seat))]));
}
