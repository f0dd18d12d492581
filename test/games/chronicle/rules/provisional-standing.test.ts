import { describe, expect, test } from 'vitest';
import { chronicleGame } from '#games/chronicle/rules/game';
import { standingOn, strongest } from '#games/chronicle/rules/provisional-standing';
import type { State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { seededRandom } from '#kit/random';
import { choice, tableAt } from './random-games-and-tables.ts';
import { after, lay, type Laying } from './table.ts';

/** What is shown of a round while it is played: who fulfils its condition at the moment, and which card would win. */

const standing = (at: Laying) => standingOn(view(lay(at), 'p1'));
const HANDS = ['L5', 'L6', 'L7'];

describe('Who fulfils a condition at the moment', () => {
  test.each<readonly [string, Laying, readonly string[]]>([
    ['whoever has fewest, all who tie', { hands: HANDS, allies: ['W2 W3', '', ''] }, ['p2', 'p3']],
    ['nobody with Evil', { hands: HANDS, allies: ['W2 W3', 'L1', 'W4'] }, ['p3']],
    [
      'but whoever has the Angel to discard it',
      { hands: HANDS, allies: ['W2', 'Angel L1', ''] },
      ['p2', 'p3'],
    ],
    [
      'whoever has Evil, where it is asked for',
      { hands: HANDS, allies: ['W2', 'L1', ''], conditions: [{ owns: 'evil' }] },
      ['p2'],
    ],
    ['nobody, where nobody has what is asked for', { hands: HANDS, conditions: [{ owns: 'evil' }] }, []],
  ])('%s', (_, at, seats) => {
    expect(standing(at).conditions.map((each) => each.seats)).toEqual([seats]);
  });

  test('who has all four Evil cards would have the Evil victory', () => {
    expect(standing({ hands: HANDS, allies: ['', 'L1 P1 W1 Demon', ''] }).victor).toBe('p2');
    expect(standing({ hands: HANDS, allies: ['', 'L1 P1 W1 Demon Angel', ''] }).victor).toBe(null);
  });

  test.each<readonly [string, Laying, readonly string[]]>([
    ['whoever has Evil', { hands: HANDS, allies: ['W2 W3', 'L1', 'Demon'] }, ['p2', 'p3']],
    ['nobody whom the Angel saves', { hands: HANDS, allies: ['W2', 'Angel L1', ''] }, []],
    [
      'nobody where only Evil is asked for',
      { hands: HANDS, allies: ['', 'L1', ''], conditions: [{ owns: 'evil' }] },
      [],
    ],
    ['nobody where one has all of it', { hands: HANDS, allies: ['', 'L1 P1 W1 Demon', ''] }, []],
    [
      'only those with most of it, at a table that plays so',
      { hands: HANDS, allies: ['P1', 'L1 Demon', ''], rulings: { 'evil-excludes': 'most' } },
      ['p2'],
    ],
  ])('%s would be shut out', (_, at, seats) => {
    expect(standing(at).shutOut).toEqual(seats);
  });

  test('at the end of every round it is who then gets Fame', () => {
    let rounds = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const luck = seededRandom(seed);
      // Whether the Angel discards is decided only at the end.
      const rulings = { ...tableAt(seed, luck), 'angel-optional': 'compulsory' as const };
      let state: State = chronicleGame.start(rulings);
      while (chronicleGame.toAct(state).length > 0) {
        const done = chronicleGame.apply(state, choice(state, luck, 3 + (seed % 4)));
        ({ state } = done);
        const counted = done.events.filter(({ type }) => type === 'round-over').length;
        const scored = done.events.flatMap((event) => (event.type === 'scored' ? [event.seats] : []));
        const victors = done.events.flatMap((event) => (event.type === 'evil-victory' ? [event.by] : []));
        if (counted === 0 || (state.phase !== 'deal' && state.phase !== 'over')) continue;
        const { victor, conditions } = standingOn(view(state, 'p1'));
        expect(victors).toEqual(victor === null ? [] : [victor]);
        if (victor === null)
          expect(scored).toEqual(conditions.map(({ seats }) => seats).filter((seats) => seats.length > 0));
        rounds += 1;
      }
    }
    expect(rounds).toBeGreaterThan(60);
  });
});

test('The highest card of the lead suit that lies face up would win the Meeting', () => {
  const state = lay({ hands: ['L5 P2', 'P10 P9', 'L7 P3'] });
  expect(strongest(view(state, 'p1'))).toBe(null);
  expect(strongest(view(after(state, 'p1: L5', 'p2: down P10').state, 'p2'))).toBe('L5');
  expect(strongest(view(after(state, 'p1: P2', 'p2: P9').state, 'p2'))).toBe('P9');
});
