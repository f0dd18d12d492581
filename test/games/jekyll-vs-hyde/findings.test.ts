import { describe, expect, test } from 'vitest';
import { spread } from '#games/jekyll-vs-hyde/findings/gap-spread';
import { estimatePerfectPlayMatchChances } from '#games/jekyll-vs-hyde/findings/estimate-perfect-play-match-chances';
import { leading } from '#games/jekyll-vs-hyde/findings/paired-gap-comparisons';
import { byPotion, byPotionLead, potionWorth } from '#games/jekyll-vs-hyde/findings/potion-worth';
import { rightness } from '#games/jekyll-vs-hyde/findings/best-move-share-by-strategy';
import { SOLVED_DEALS } from '#games/jekyll-vs-hyde/findings/solved-deals';
import { readRow, rowOf, writeRow, type Row } from '#games/jekyll-vs-hyde/findings/solved-deal-row';
import { solveSampleDeal } from '#games/jekyll-vs-hyde/findings/solve-sample-deal';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';

const { rows, seed } = SOLVED_DEALS;

describe('The report', () => {
  test('says of its first deals what they are', () => {
    const solver = createSolver();
    // Those with two Potions are solved in a moment; four take several seconds.
    const cheap = rows
      .map((row, number) => ({ row, number }))
      .filter(({ row: { potions } }) => potions.jekyll.length + potions.hyde.length <= 2);
    for (const { row, number } of cheap.slice(0, 8)) {
      expect([number, rowOf(solveSampleDeal(seed, number, solver))]).toEqual([number, row]);
    }
  });

  test('has some hundred deals, each round as often, and values that can be', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    for (const round of [1, 2, 3]) {
      expect(rows.filter((row) => row.round === round).length).toBeGreaterThanOrEqual(
        Math.floor(rows.length / 3),
      );
    }
    for (const { led, byLot, decision, potions } of rows) {
      for (const { low, high } of [led.jekyll, led.hyde, byLot]) {
        expect([0, 2, 4, 6, 8, 10]).toEqual(expect.arrayContaining([low, high]));
        expect(low).toBeLessThanOrEqual(high);
      }
      expect(decision.best).toBeGreaterThanOrEqual(1);
      expect(decision.best).toBeLessThanOrEqual(decision.moves);
      expect(potions.jekyll.some((potion) => potions.hyde.includes(potion))).toBe(false);
    }
  });

  test('is read as it was written', () => {
    for (const row of rows) expect(readRow(writeRow(row))).toEqual(row);
    expect(() => readRow('1 35 2')).toThrow();
  });
});

/** A deal with a gap for each leader; all else as it comes. */
function row(gap: number, hydeLed = gap, more: Partial<Row> = {}): Row {
  const [first] = rows;
  if (first === undefined) throw new Error('There are deals');
  const exact = (value: number) => ({ low: value, high: value });
  return { ...first, led: { jekyll: exact(gap), hyde: exact(hydeLed) }, ...more };
}

describe('What is found', () => {
  test('counts a deal between two gaps half for each, and all deals once', () => {
    const { shares, mean } = spread([
      row(2),
      row(4),
      row(4),
      { ...row(2), led: { jekyll: { low: 2, high: 4 }, hyde: { low: 2, high: 4 } } },
    ]);
    expect(shares.map(({ share }) => share.value)).toEqual([0, 0.375, 0.625, 0, 0, 0]);
    expect(mean.value).toBeCloseTo(3.25);
    expect(spread(rows).shares.reduce((sum, { share }) => sum + share.value, 0)).toBeCloseTo(1);
  });

  test('compares the same deal led by either', () => {
    const found = leading([row(2, 4), row(2, 2), row(4, 6), row(4, 4)]);
    expect(found.difference.value).toBe(1);
    expect(found.same.value).toBe(0.5);
    expect(found.larger.value).toBe(0.5);
    expect(found.smaller.value).toBe(0);
  });

  test('draws a line through the Potions', () => {
    const held = {
      none: { jekyll: [], hyde: [] },
      one: { jekyll: [], hyde: ['2+'] },
      two: { jekyll: [], hyde: ['2+', '5+'] },
    } as const;
    const line = [
      row(2, 2, { potions: held.none }),
      row(4, 4, { potions: held.one }),
      row(6, 6, { potions: held.two }),
    ];
    expect(potionWorth(line).slope.value).toBeCloseTo(2);
    expect(byPotionLead(rows).reduce((sum, { gap }) => sum + gap.of, 0)).toBeLessThanOrEqual(rows.length);
    const three = byPotion(rows).filter(({ potion }) => potion === '3+');
    expect(three.reduce((sum, { gap }) => sum + gap.of, 0)).toBe(rows.length);
  });

  test('reckons a match by hand: three rounds of 4 are 12, three of 2 are 6', () => {
    const of = (gap: number) => ([1, 2, 3] as const).map((round) => row(gap, gap, { round }));
    expect(estimatePerfectPlayMatchChances(of(4), 1)[0]?.chance.value).toBe(1);
    expect(estimatePerfectPlayMatchChances(of(2), 1)[0]?.chance.value).toBe(0);
    // Half of all third rounds bring 2, half 4: from 6 on Hyde needs 4.
    const mixed = [...of(2), row(4, 4, { round: 3 })];
    expect(
      estimatePerfectPlayMatchChances(mixed, 1).find(({ round, marker }) => round === 3 && marker === 6)
        ?.chance.value,
    ).toBe(0.5);
  });

  test('never has Hyde worse off with the marker further on', () => {
    for (const wanted of [2, 3] as const) {
      const chances = estimatePerfectPlayMatchChances(rows, seed)
        .filter(({ round }) => round === wanted)
        .map(({ chance }) => chance.value);
      expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    }
  });

  test('counts a decision right where nothing better could be played', () => {
    const { all, byLeft } = rightness(rows);
    expect(all.right.lot.value).toBeGreaterThanOrEqual(all.idle.value);
    expect(all.right.count.value).toBeGreaterThanOrEqual(all.idle.value);
    expect(byLeft.reduce((sum, { idle }) => sum + idle.of, 0)).toBeLessThanOrEqual(rows.length);
  });
});
