import { describe, expect, test } from 'vitest';
import { view } from '#games/switch/rules/view';
import { momentOf } from '#games/switch/table/event-motions';
import { after, lay, type Laying } from '../rules/table.ts';

/** What is shown of a move in motion, in the order of its events. */

interface Row {
  readonly what: string;
  readonly laying: Laying;
  readonly moves: readonly string[];
  readonly shown: readonly string[];
}

const TABLE: readonly Row[] = [
  {
    what: 'a plain card is laid, and nothing else',
    laying: { hands: ['4H 9D', '8S'], on: '4C' },
    moves: ['4H'],
    shown: ['played'],
  },
  {
    what: 'a card is drawn by choice',
    laying: { hands: ['9D JC', '8S'], on: '4C' },
    moves: ['draw'],
    shown: ['drawn'],
  },
  {
    what: 'a 2 sends its penalty on',
    laying: { hands: ['2C 9D', '8S 9S'], on: '4C' },
    moves: ['2C'],
    shown: ['played', 'penalty'],
  },
  {
    what: 'a penalty is served',
    laying: { hands: ['2C 9D', '8S 9S'], on: '4C' },
    moves: ['2C', 'draw'],
    shown: ['penalty-served'],
  },
  {
    what: 'an 8 turns the way about',
    laying: { hands: ['8C 9D', '4S', '4H'], on: '4C' },
    moves: ['8C'],
    shown: ['played', 'reversed'],
  },
  {
    what: 'a Jack skips',
    laying: { hands: ['JC 9D', '4S', '4H'], on: '4C' },
    moves: ['JC'],
    shown: ['played', 'skipped'],
  },
  {
    what: 'a 3 begins a run',
    laying: { hands: ['3C 9D', '4S 9S'], on: '4C' },
    moves: ['3C'],
    shown: ['played', 'run-begun'],
  },
  {
    what: 'a run ends where nobody can follow it',
    laying: { hands: ['3C 9D', '9S 9H', '4H'], on: '4C' },
    moves: ['3C', 'draw'],
    shown: ['run-ended', 'drawn'],
  },
  {
    what: 'a 7 mirrors what it lies on',
    laying: { hands: ['7D 9D', '8S'], on: '4C' },
    moves: ['7D'],
    shown: ['played', 'asked'],
  },
  {
    what: 'an Ace asks for a suit',
    laying: { hands: ['AD 9D', '8S'], on: '4C' },
    moves: ['AD>hearts'],
    shown: ['played', 'asked'],
  },
];

describe('What a move shows in motion', () => {
  test.for(TABLE)('$what', ({ laying, moves, shown }) => {
    const start = lay(laying);
    const before = moves.length > 1 ? after(start, ...moves.slice(0, -1)).state : start;
    const { state, events } = after(start, ...moves);
    const views = { before: view(before, 'all'), now: view(state, 'all') };
    expect(events.flatMap((event) => momentOf(event, views)?.name ?? [])).toEqual(shown);
  });
});
