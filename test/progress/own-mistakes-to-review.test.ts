import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  dueMistakes,
  isKnownByHeart,
  newMistakes,
  openMistakes,
  withDismissed,
  withoutMistake,
} from '#progress/own-mistakes-to-review';
import { NOTHING, readProgress, writeProgress } from '#progress/progress';
import { MOST_MISTAKES, nextDue, withMended, withMistake } from '#progress/review-schedule';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 0, 1);

describe('A mistake', () => {
  const found = withMistake(NOTHING, 'g', 0.1, START);

  test('is asked soon after it was found, and is new until it has been', () => {
    expect(newMistakes(found)).toEqual(['g']);
    expect(dueMistakes(found, START)).toEqual([]);
    expect(dueMistakes(found, START + 10 * MINUTE)).toEqual(['g']);
    expect(nextDue(found)).toBe(found.mistakes?.g?.due);
    expect(newMistakes(withMended(found, 'g', false, START + DAY))).toEqual([]);
  });

  test('of several that were found together is asked by what it cost, the gravest first', () => {
    const costs = { small: 0.02, grave: 0.3, middling: 0.1 };
    let progress = found;
    for (const [game, cost] of Object.entries(costs))
      progress = withMistake(progress, game, cost, START + MINUTE);
    const gravestFirst = ['grave', 'middling', 'small'];
    expect(newMistakes(progress)).toEqual([...gravestFirst, 'g']);
    expect(dueMistakes(progress, START + DAY)).toEqual(['g', ...gravestFirst]);
  });

  test('comes back later with each right answer, until its position is known', () => {
    let progress = found;
    const waits: number[] = [];
    for (let times = 0; times < 5; times++) {
      const now = progress.mistakes?.g?.due ?? 0;
      progress = withMended(progress, 'g', true, now);
      waits.push((progress.mistakes?.g?.due ?? 0) - now);
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(isKnownByHeart(found.mistakes?.g)).toBe(false);
    expect(isKnownByHeart(progress.mistakes?.g)).toBe(true);
    expect(isKnownByHeart(withMended(progress, 'g', false, START + 100 * DAY).mistakes?.g)).toBe(false);
  });

  test('that is found again stays as it is, one that was dismissed too', () => {
    const dismissed = withDismissed(found, 'g');
    expect(withMistake(found, 'g', 0.9, START + DAY)).toBe(found);
    expect(withMistake(dismissed, 'g', 0.9, START + DAY)).toBe(dismissed);
    expect(openMistakes(dismissed)).toEqual([]);
    expect(dueMistakes(dismissed, START + DAY)).toEqual([]);
    expect(nextDue(dismissed)).toBeNull();
  });

  test('nobody knows is not mended, dismissed or let go', () => {
    expect(withMended(found, 'other', true, START)).toBe(found);
    expect(withDismissed(found, 'other')).toBe(found);
    expect(withoutMistake(found, 'other').mistakes).toEqual(found.mistakes);
    expect(withoutMistake(found, 'g').mistakes).toEqual({});
  });

  test('beyond so many takes the place of the one that comes back last', () => {
    let progress = NOTHING;
    for (let each = 0; each <= MOST_MISTAKES; each++)
      progress = withMistake(progress, `g${each}`, 0.1, START + each * MINUTE);
    expect(Object.keys(progress.mistakes ?? {})).toHaveLength(MOST_MISTAKES);
    expect(progress.mistakes?.[`g${MOST_MISTAKES - 1}`]).toBeUndefined();
    expect(progress.mistakes?.[`g${MOST_MISTAKES}`]).toBeDefined();
  });

  test('is read as it was written', () => {
    expect(readProgress(writeProgress(found))).toEqual({ ok: true, value: { progress: found, slips: 0 } });
  });

  test('of an earlier Cabinet is there, and what is no mistake is left out', () => {
    const text = readFileSync(new URL('../kept/progress-with-mistakes.json', import.meta.url), 'utf8');
    const read = readProgress(text);
    if (!read.ok) throw new Error('It is refused');
    expect(read.value.slips).toBe(0);
    // Bookmarks came later.
    expect(read.value.progress).toEqual({ ...(JSON.parse(text) as object), bookmarks: {} });
    expect(openMistakes(read.value.progress)).toHaveLength(1);
    const spoilt = readProgress(text.replace('"dismissed": false', '"dismissed": "no"'));
    expect(spoilt).toMatchObject({ ok: true, value: { slips: 1 } });
  });
});
