import { describe, expect, test } from 'vitest';
import { DEFAULT_RULINGS, SWITCHES } from '#games/chronicle/rules/ruling-switches';
import { RULINGS, type Ruling, type RulingId } from '#games/chronicle/rules/ruling-readings';
import { holds, type Laying, type Row } from './table.ts';

/** Every ruling under each of its readings. */

const ruled = (at: Laying, rulings: Laying['rulings']): Laying => ({
  ...at,
  rulings: { abilities: {}, ...rulings },
});
const voidWild: Laying = { hands: ['L2 L3', 'P10 Sage', 'W10 W4'] };
const allWild: Laying = { hands: ['Sage L3', 'Fool P3', 'King W4'] };
const left: Laying = { hands: ['L9', 'L2 W3', 'L3 W5 W6'], allies: ['W2', '', ''] };
const LEFT = ['p1: L9', 'p2: L2', 'p3: L3'] as const;
const angel: Laying = { hands: ['L9', 'L2', 'L3'], allies: ['Angel L1 P1', 'W2', 'W3'] };
const evil: Laying = { hands: ['L9', 'L2', 'L3'], allies: ['L1 P1', 'W1', 'W3'] };

type Readings<Id extends RulingId> = (typeof RULINGS)[Id]['readings'][number]['id'];
// prettier-ignore
const READINGS: { readonly [Id in RulingId]: Readonly<Record<Readings<Id>, readonly Row[]>> } = {
  'void-with-wild': {
    may: [
      ['another card may go face down', ruled(voidWild, {}), ['p1: L2', 'p2: down P10'], { turn: 'p3' }],
      ['or the Wild face up', ruled(voidWild, {}), ['p1: L2', 'p2: Sage'], { turn: 'p3' }],
    ],
    must: [
      ['the Wild must be played', ruled(voidWild, { 'void-with-wild': 'must' }), ['p1: L2', 'p2: down P10'], { refused: ['void-wild'] }],
      ['face up', ruled(voidWild, { 'void-with-wild': 'must' }), ['p1: L2', 'p2: Sage'], { turn: 'p3' }],
      ['whoever has none plays face down', ruled(voidWild, { 'void-with-wild': 'must' }), ['p1: L2', 'p2: Sage', 'p3: down W10'], { turn: 'p1' }],
      ['whoever can follow need not play it', ruled({ hands: ['L2 L3', 'L10 Sage', 'W10 W4'] }, { 'void-with-wild': 'must' }), ['p1: L2', 'p2: L10'], { turn: 'p3' }],
    ],
  },
  'wild-never-down': {
    never: [['a Wild is refused face down', voidWild, ['p1: L2', 'p2: down Sage'], { refused: ['wild-open'] }]],
  },
  'all-wild': {
    leader: [
      ['the leader wins', ruled(allWild, {}), ['p1: Sage', 'p2: Fool', 'p3: King'], { turn: 'p1', told: ['leader-wins'] }],
      ['where the cards with strength were taken away too', ruled({ hands: ['L9 L3', 'King P3', 'W5 W4'] }, { abilities: { King: 'take-from-meeting' } }), ['p1: L9', 'p2: King', 'p3: down W5', 'p2: claim L9 from p1'], { turn: 'p1', told: ['leader-wins'] }],
    ],
  },
  'leftover-hand': {
    all: [['all become allies', ruled(left, {}), LEFT, { phase: 'deal', allies: ['L2 L3 L9 W2', 'W3', 'W5 W6'] }]],
    may: [
      ['each who has some says so, clockwise from the last winner', ruled(left, { 'leftover-hand': 'may' }), LEFT, { phase: 'leftover-hand', turn: 'p2' }],
      ['they become allies', ruled(left, { 'leftover-hand': 'may' }), [...LEFT, 'p2: leftover joins'], { turn: 'p3', allies: ['L2 L3 L9 W2', 'W3', ''] }],
      ['or are discarded', ruled(left, { 'leftover-hand': 'may' }), [...LEFT, 'p2: leftover joins', 'p3: leftover leaves'], { phase: 'deal', discard: 'W5 W6', fame: [0, 0, 1] }],
      ['nothing else comes first', ruled(left, { 'leftover-hand': 'may' }), [...LEFT, 'p3: W5'], { refused: ['leftover-hand'] }],
      ['and nobody says it for somebody else', ruled(left, { 'leftover-hand': 'may' }), [...LEFT, 'p3: leftover joins'], { refused: ['turns'] }],
    ],
  },
  'angel-optional': {
    compulsory: [['all Evil cards go', ruled(angel, {}), LEFT, { phase: 'deal', discard: 'L1 P1', fame: [1, 0, 0] }]],
    optional: [
      ['the owner chooses', ruled(angel, { 'angel-optional': 'optional' }), LEFT, { phase: 'angel-discards', turn: 'p1' }],
      ['to discard them', ruled(angel, { 'angel-optional': 'optional' }), [...LEFT, 'p1: evil discarded'], { discard: 'L1 P1', fame: [1, 0, 0] }],
      ['or to keep them', ruled(angel, { 'angel-optional': 'optional' }), [...LEFT, 'p1: evil kept'], { discard: '', fame: [0, 1, 1] }],
      ['and must say so', ruled(angel, { 'angel-optional': 'optional' }), [...LEFT, 'p2: L2'], { refused: ['angel-discards'] }],
      ['without Evil cards there is nothing to choose', ruled({ ...angel, allies: ['Angel', 'W2', 'W3'] }, { 'angel-optional': 'optional' }), LEFT, { phase: 'deal' }],
    ],
  },
  'evil-excludes': {
    any: [['one Evil card shuts out', ruled(evil, {}), LEFT, { fame: [0, 0, 1] }]],
    most: [
      ['only the most shut out', ruled(evil, { 'evil-excludes': 'most' }), LEFT, { fame: [0, 1, 1] }],
      ['all who tie', ruled({ ...evil, allies: ['L1', 'W1', 'W3'] }, { 'evil-excludes': 'most' }), LEFT, { fame: [0, 0, 1] }],
      ['nobody where there are none', ruled({ ...evil, allies: ['', 'W2', 'W3'] }, { 'evil-excludes': 'most' }), LEFT, { fame: [1, 0, 0], untold: ['evil-excludes'] }],
    ],
  },
};

for (const [id, readings] of Object.entries(READINGS))
  describe.each(Object.entries(readings))(`${id}: %s`, (_, rows) => {
    test.each(rows)('%s', (...row) => {
      holds(row);
    });
  });

test('A ruling has its default first, and is a switch where it changes play', () => {
  for (const [id, { effect, readings }] of Object.entries<Ruling>(RULINGS)) {
    const values = Object.entries<readonly string[]>(SWITCHES).find(([name]) => name === id)?.[1];
    expect(values).toEqual(effect === 'play' ? readings.map((reading) => reading.id) : undefined);
    if (effect === 'play') expect(Object.entries(DEFAULT_RULINGS)).toContainEqual([id, readings[0]?.id]);
  }
});
