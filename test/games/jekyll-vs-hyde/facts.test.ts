import { describe, expect, test } from 'vitest';
import { effectOf, EFFECTS, frequencies, STYLES } from '#games/jekyll-vs-hyde/facts/event-frequencies';
import {
  courseOn,
  departures,
  DRAWINGS,
  endings,
  gaps,
  sequences,
  shares,
} from '#games/jekyll-vs-hyde/facts/possible-marker-moves';
import { comparisons, holdings, noTies } from '#games/jekyll-vs-hyde/facts/all-two-card-tricks';
import { readSetup } from '#games/jekyll-vs-hyde/casebook/read-case-setup';
import { stateOf } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { firstTrick, Play } from './rules/table.ts';

/** What the page of facts says follows from the rules. */

describe('The gap', () => {
  test('is even in each of the eleven ways to share ten tricks', () => {
    expect(shares()).toHaveLength(11);
    for (const { jekyll, hyde, gap } of shares()) {
      expect(jekyll + hyde).toBe(10);
      expect(gap).toBe(Math.max(jekyll, hyde) - Math.min(jekyll, hyde));
      expect(gap % 2).toBe(0);
    }
    expect(gaps()).toEqual([0, 2, 4, 6, 8, 10]);
  });
});

describe('Three gaps in a row', () => {
  test('come in 216 sequences, no two the same', () => {
    expect(new Set(sequences().map(String)).size).toBe(6 ** 3);
  });

  test('end in as many ways as can be reckoned by hand', () => {
    // Halve the gaps: 0 to 5 each, and Hyde needs five. 5 at once: 1 × 36. Of 30 other pairs 15 stay below five, so 15 × 6
    // end in round 2; of the last 15 × 6, 35 stay below: three numbers of four things in all, 7 over 3.
    expect(endings()).toEqual([
      { winner: 'hyde', rounds: 1, count: 36 },
      { winner: 'hyde', rounds: 2, count: 90 },
      { winner: 'hyde', rounds: 3, count: 55 },
      { winner: 'jekyll', rounds: 3, count: 35 },
    ]);
  });

  test.for(DRAWINGS)('go the same way on a track drawn as $id', (drawing) => {
    expect(departures(drawing)).toEqual([]);
  });

  test('would go otherwise on a track that is really another: a border before 4, or a ninth step that ends it', () => {
    const [first] = DRAWINGS;
    if (first === undefined) throw new Error('There are drawings');
    expect(departures({ ...first, hydesSide: 4 }).length).toBeGreaterThan(0);
    expect(departures({ ...first, end: 8 }).length).toBeGreaterThan(0);
    expect(courseOn(first, [2, 4, 4])).toEqual({ leaders: ['jekyll', 'jekyll', 'hyde'], winner: 'hyde' });
  });
});

describe('Every pair of cards', () => {
  test('is put on the table, on every board and with every suit that a Potion names', () => {
    // 21 Evil cards led once and 4 Potions thrice, each against 24 others, on 1 + 3 + 6 boards, under two readings.
    expect([...comparisons()]).toHaveLength((21 + 4 * 3) * 24 * 10 * 2);
  });

  test('has exactly one winner', () => {
    expect(noTies().ties).toEqual([]);
  });
});

test('Greed exchanges two cards until the seventh trick, then what is left', () => {
  expect(holdings().map(({ exchanged }) => exchanged)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 1, 0]);
  expect(holdings().map(({ left }) => left)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

describe('An effect is counted where it does something', () => {
  const counted = (events: readonly Event[]) => events.map(effectOf).filter((effect) => effect !== null);
  const MIXED = firstTrick('W1 W3 W5 G1 G3 G5 P1 P3 2+ 4+', 'W2 W4 W6 G2 G4 G6 P2 P4 3+ 5+');

  test('Wrath, Greed while there are cards to exchange, and two Potions', () => {
    expect(counted(MIXED.trick('W3', '5+').events)).toEqual(['wrath']);
    expect(counted(MIXED.trick('G3', '5+').events)).toEqual(['greed']);
    const apart = firstTrick('W1-7 G1-2 2+', 'P1-7 G3-4 5+');
    expect(counted(apart.trick('2+ wrath', '5+').events)).toEqual(['two-potions']);
  });

  test('Pride where the loser has a trick, and not where there is none to take', () => {
    expect(counted(MIXED.trick('P3', '5+').events)).toEqual([]);
    expect(counted(MIXED.trick('W3', 'W4').trick('P2', '4+').events)).toEqual(['pride']);
  });

  test('not Greed in the tenth trick', () => {
    const setup = readSetup({
      leader: 'jekyll',
      hands: { jekyll: ['G4'], hyde: ['2+'] },
      ranking: ['wrath', 'pride', 'greed'],
      won: { jekyll: 4, hyde: 5 },
    });
    if (!setup.ok) throw new Error(setup.problem.type);
    const last = new Play(stateOf(setup.value)).trick('G4', '2+');
    expect(last.event('effect').suit).toBe('greed');
    expect(counted(last.events)).toEqual([]);
  });
});

describe.for(STYLES)('Rounds played %s', (style) => {
  const counted = frequencies(style, 300, 7);

  test('are the same from the same seed', () => {
    expect(frequencies(style, 300, 7)).toEqual(counted);
    expect(frequencies(style, 300, 8)).not.toEqual(counted);
  });

  test('are all counted, and no round has more effects than there are Potions', () => {
    expect([...counted.gaps.values()].reduce((sum, count) => sum + count)).toBe(300);
    const tricks = EFFECTS.reduce(
      // Two Potions meet in one trick.
      (sum, effect) => sum + counted.effects[effect] * (effect === 'two-potions' ? 2 : 1),
      0,
    );
    expect(tricks).toBeGreaterThan(1);
    expect(tricks).toBeLessThanOrEqual(4);
    expect(counted.voidWithPotion).toBeLessThanOrEqual(counted.void);
    expect(counted.void).toBeLessThan(counted.ledPotions);
  });

  test('have means that a larger sample agrees with', () => {
    const larger = frequencies(style, 1_200, 99);
    for (const effect of EFFECTS) {
      const apart = Math.abs(larger.effects[effect] - counted.effects[effect]);
      // Four half-widths of both samples together: chance would exceed it once in many thousand seeds.
      expect(apart).toBeLessThan(2 * (larger.margins[effect] + counted.margins[effect]));
    }
  });
});
