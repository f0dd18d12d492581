import { describe, expect, test } from 'vitest';
import { view } from '#games/chronicle/rules/view';
import { momentOf } from '#games/chronicle/table/event-motions';
import { after, lay, type Laying } from '../rules/table.ts';

/** What is shown of a move in motion, in the order of its events. */

interface Row {
  readonly what: string;
  readonly laying: Laying;
  readonly moves: readonly string[];
  readonly shown: readonly string[];
}

const TABLE: readonly Row[] = [
  { what: 'a card is led, which only travels', laying: { hands: ['L3 P2', 'L4 P3', 'L9 L2'] }, moves: ['p1: L3'], shown: [] }, // prettier-ignore
  {
    what: 'a Meeting is won',
    laying: { hands: ['L3 P2', 'L4 P3', 'L9 L2'] },
    moves: ['p1: L3', 'p2: L4', 'p3: L9'],
    shown: ['collected'],
  },
  {
    what: 'a card is taken unseen',
    laying: { hands: ['L8 P2', 'L4 P3', 'L9 L2'] },
    moves: ['p1: L8', 'p1: take P3 from p2'],
    shown: ['hand-to-hand'],
  },
  {
    what: 'the round is over: Evil goes, and Fame is taken',
    laying: { hands: ['L3', 'L4', 'L9'], allies: ['W2', 'W3', 'Angel P1'] },
    moves: ['p1: L3', 'p2: L4', 'p3: L9'],
    shown: ['collected', 'discarded', 'fame'],
  },
  {
    what: 'an ally is discarded',
    laying: {
      hands: ['L5 P2', 'L4 P3', 'L9 L2'],
      allies: ['', 'W3', ''],
      rulings: { abilities: { '5': 'discard-ally' } },
    },
    moves: ['p1: L5', 'p1: discard W3 from p2'],
    shown: ['discarded'],
  },
];

describe('What moves on the table', () => {
  test.each(TABLE)('where $what', ({ laying, moves, shown }) => {
    const before = after(lay(laying), ...moves.slice(0, -1)).state;
    const { state, events } = after(before, ...moves.slice(-1));
    const views = { before: view(before, 'p1'), now: view(state, 'p1') };
    expect(events.flatMap((event) => momentOf(event, views)?.name ?? [])).toEqual(shown);
  });
});
