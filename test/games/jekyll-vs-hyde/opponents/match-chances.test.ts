import { describe, expect, test } from 'vitest';
import { bySeat } from '#games/jekyll-vs-hyde/rules/cards';
import { progression, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { matchChanceByGap } from '#games/jekyll-vs-hyde/opponents/value-of-gap-for-seat';
import { hydesChance, MARKERS, MATCH_CHANCES } from '#games/jekyll-vs-hyde/opponents/match-chances';

const ROUNDS = [1, 2, 3] as const;
const GAPS = [0, 2, 4, 6, 8, 10] as const;
/** Every place from which a round can begin. */
const PLACES = ROUNDS.flatMap((round) => MARKERS[round].map((marker) => ({ round, marker })));

describe('Hyde’s chance to win the match', () => {
  test('is known for every place where the marker can stand, and for no other', () => {
    // Whatever gaps two rounds have, the rules leave the marker in one of these places.
    const tricks = Array.from({ length: TRICKS + 1 }, (_, jekyll) => jekyll);
    for (const round of [2, 3] as const) {
      const before = tricks.flatMap((first) => tricks.map((second) => [first, second].slice(0, round - 1)));
      const reached = before.flatMap((each) => {
        const end = progression(each)[round - 2];
        return end?.winner === null ? [end.marker] : [];
      });
      expect([...new Set(reached)].sort((a, b) => a - b)).toEqual(MARKERS[round]);
    }
    for (const { round, marker } of PLACES) expect(MATCH_CHANCES[round][marker]).toBeTypeOf('number');
  });

  test.each(PLACES)(
    'in round $round from $marker lies between 0 and 1 and grows with the gap',
    ({ round, marker }) => {
      const chances = GAPS.map((gap) => hydesChance(round, marker, gap));
      expect(chances).toEqual(chances.toSorted((a, b) => a - b));
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...chances)).toBeLessThanOrEqual(1);
    },
  );

  test.each(ROUNDS)('before round %i grows with the marker', (round) => {
    const chances = MARKERS[round].map((marker) => MATCH_CHANCES[round][marker] ?? NaN);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  });

  test.each(MARKERS[2])('from %i is greater with two rounds to go than with one', (marker) => {
    expect(MATCH_CHANCES[2][marker]).toBeGreaterThan(MATCH_CHANCES[3][marker] ?? NaN);
  });

  test('is certain where the rules have decided', () => {
    for (const { round, marker } of PLACES) {
      for (const gap of GAPS) {
        const chance = hydesChance(round, marker, gap);
        if (marker + gap >= 10) expect(chance).toBe(1);
        else if (round === 3) expect(chance).toBe(0);
        else expect(chance).toBe(MATCH_CHANCES[round === 1 ? 2 : 3][marker + gap]);
      }
    }
  });

  test('in the third round with the marker on 6 asks for a gap of 4, and for no more', () => {
    expect(GAPS.map((gap) => hydesChance(3, 6, gap))).toEqual([0, 0, 1, 1, 1, 1]);
  });
});

describe('What a seat plays for', () => {
  test.each(PLACES)('in round $round from $marker is what the other loses', ({ round, marker }) => {
    const goals = bySeat((seat) => matchChanceByGap(seat, { round, marker }));
    for (const gap of GAPS) expect(goals.jekyll.ofGap(gap) + goals.hyde.ofGap(gap)).toBeCloseTo(1);
    for (let own = 0; own <= TRICKS; own += 1) {
      expect((goals.jekyll.ofTricks[own] ?? 0) + (goals.hyde.ofTricks[TRICKS - own] ?? 0)).toBeCloseTo(1);
    }
  });

  test('does not depend on who has more tricks', () => {
    const { ofTricks } = matchChanceByGap('hyde', { round: 2, marker: 2 });
    expect(ofTricks.toReversed()).toEqual(ofTricks);
  });
});
