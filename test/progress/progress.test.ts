import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTHING, readProgress, withTask, withoutPuzzle, writeProgress } from '#progress/progress';
import { due, duePuzzles, nextDue, stageOf, withAnswer, withTry } from '#progress/schedule';
import { change, dropAside, load, setAside, type Shelf } from '#progress/store';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 0, 1);

/** A browser's storage as the platform describes it. */
function shelf(content: Record<string, string> = {}): Shelf & { readonly content: Map<string, string> } {
  const map = new Map(Object.entries(content));
  return {
    content: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      map.set(key, value);
    },
    removeItem: (key) => {
      map.delete(key);
    },
  };
}

describe('A rule comes back', () => {
  test('soon when it was missed, later with every right answer', () => {
    const missed = withAnswer(NOTHING, 'follow-suit', false, START);
    expect(missed.rules['follow-suit']?.due).toBeLessThanOrEqual(START + 10 * MINUTE);
    expect(stageOf(missed, 'follow-suit')).toBe('learning');

    let progress = missed;
    const waits: number[] = [];
    for (let answers = 0; answers < 6; answers++) {
      const now = progress.rules['follow-suit']?.due ?? START;
      progress = withAnswer(progress, 'follow-suit', true, now);
      waits.push((progress.rules['follow-suit']?.due ?? 0) - now);
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits.at(-1)).toBeGreaterThan(DAY);
    expect(stageOf(progress, 'follow-suit')).toBe('known');
  });

  test('to be learnt again when a known rule is missed', () => {
    let progress = NOTHING;
    for (let answers = 0; answers < 5; answers++) {
      progress = withAnswer(progress, 'turns', true, progress.rules.turns?.due ?? START);
    }
    expect(stageOf(progress, 'turns')).toBe('known');
    const missed = withAnswer(progress, 'turns', false, progress.rules.turns?.due ?? START);
    expect(stageOf(missed, 'turns')).toBe('learning');
  });

  test('in the order of what is most overdue, then what was never asked', () => {
    const order = ['a', 'b', 'c', 'd'];
    let progress = withAnswer(NOTHING, 'b', false, START);
    progress = withAnswer(progress, 'a', false, START + MINUTE);
    expect(due(progress, order, START + DAY)).toEqual(['b', 'a', 'c', 'd']);
    expect(due(progress, order, START)).toEqual(['c', 'd']);
    expect(nextDue(progress)).toBe(progress.rules.b?.due);
    expect(nextDue(NOTHING)).toBeNull();
  });

  test('even where the clock was set back between two answers', () => {
    const later = withAnswer(NOTHING, 'a', true, START + DAY);
    const earlier = withAnswer(later, 'a', true, START);
    expect(earlier.rules.a?.due).toBeGreaterThanOrEqual(START + DAY);
  });
});

describe('A puzzle', () => {
  test('comes back soon where the first try was wrong, and later where it was right', () => {
    const right = withTry(NOTHING, 'p', 'right', START);
    const wrong = withTry(NOTHING, 'p', 'wrong', START);
    expect(right.puzzles.p?.solved).toBe(true);
    expect(wrong.puzzles.p?.solved).toBe(false);
    expect(wrong.puzzles.p?.due).toBeLessThan(right.puzzles.p?.due ?? 0);
  });

  test('that is found at a later try is solved, and comes back no later for that; solved it stays', () => {
    const wrong = withTry(NOTHING, 'p', 'wrong', START);
    const found = withTry(wrong, 'p', 'found', START);
    expect(found.puzzles.p).toEqual({ ...wrong.puzzles.p, solved: true });
    expect(withTry(found, 'p', 'wrong', START + DAY).puzzles.p?.solved).toBe(true);
    expect(withTry(NOTHING, 'p', 'found', START)).toEqual(NOTHING);
  });

  test('is due with the rules, the longest overdue first', () => {
    let progress = withTry(NOTHING, 'b', 'wrong', START);
    progress = withTry(progress, 'a', 'wrong', START + MINUTE);
    expect(duePuzzles(progress, START)).toEqual([]);
    expect(duePuzzles(progress, START + DAY)).toEqual(['b', 'a']);
    expect(nextDue(progress)).toBe(progress.puzzles.b?.due);
    expect(duePuzzles(withoutPuzzle(progress, 'b'), START + DAY)).toEqual(['a']);
  });

  test('is read back, and progress from before there were puzzles has none', () => {
    const progress = withTry(NOTHING, 'p', 'right', START);
    expect(readProgress(writeProgress(progress))).toEqual({ ok: true, value: progress });
    expect(readProgress('{"version":1,"lessons":{},"rules":{}}')).toEqual({ ok: true, value: NOTHING });
  });
});

describe('Progress as a file', () => {
  test('is read back as it was written', () => {
    const answers = fc.array(fc.tuple(fc.constantFrom('turns', 'name-suit'), fc.boolean(), fc.nat(DAY)));
    fc.assert(
      fc.property(answers, fc.string(), (given, task) => {
        let now = START;
        let progress = withTask(NOTHING, 'the-cards', task);
        for (const [rule, right, wait] of given) progress = withAnswer(progress, rule, right, (now += wait));
        expect(readProgress(writeProgress(progress))).toEqual({ ok: true, value: progress });
      }),
    );
  });

  test.each([
    '',
    '{',
    '[]',
    'null',
    '{"version":2,"lessons":{},"rules":{}}',
    '{"version":1,"lessons":3,"rules":{}}',
  ])('that holds %s is refused', (text) => {
    expect(readProgress(text).ok).toBe(false);
  });

  test('with numbers that no scheduler gives is refused', () => {
    const memory = withAnswer(NOTHING, 'turns', true, START).rules.turns;
    for (const wrong of [{ stability: -1 }, { state: 7 }, { due: 'tomorrow' }, { surprise: 1 }]) {
      const text = JSON.stringify({ version: 1, lessons: {}, rules: { turns: { ...memory, ...wrong } } });
      expect(readProgress(text).ok).toBe(false);
    }
  });

  test('names an exercise once, however often it is done', () => {
    const once = withTask(NOTHING, 'the-cards', 'try-1');
    expect(withTask(once, 'the-cards', 'try-1')).toBe(once);
  });
});

describe('The browser’s storage', () => {
  test('keeps what is changed', () => {
    const kept = shelf();
    change(kept, (progress) => withTask(progress, 'the-cards', 'try-1'));
    change(kept, (progress) => withTask(progress, 'the-cards', 'try-2'));
    expect(load(kept)).toEqual({
      progress: { ...NOTHING, lessons: { 'the-cards': ['try-1', 'try-2'] } },
      trouble: null,
    });
  });

  test('that is damaged is reported, set aside, and not lost', () => {
    const kept = shelf({ 'cabinet.progress': '{"version":1,' });
    expect(load(kept)).toEqual({ progress: NOTHING, trouble: 'damaged' });
    expect(setAside(kept)).toBe('{"version":1,');
    expect(load(kept).trouble).toBeNull();
    kept.setItem('cabinet.progress', 'again');
    load(kept);
    expect(setAside(kept)).toBe('{"version":1,\nagain');
    dropAside(kept);
    expect(setAside(kept)).toBeNull();
  });

  test.each([
    ['is missing', null],
    [
      'refuses everything',
      {
        getItem: () => {
          throw new Error('blocked');
        },
        setItem: () => {
          throw new Error('blocked');
        },
        removeItem: () => {
          throw new Error('blocked');
        },
      },
    ],
    [
      'is full',
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('full');
        },
        removeItem: () => undefined,
      },
    ],
  ])('that %s is reported, and the change is given all the same', (_case, broken) => {
    const stored = change(broken, (progress) => withTask(progress, 'the-cards', 'try-1'));
    expect(stored).toEqual({
      progress: { ...NOTHING, lessons: { 'the-cards': ['try-1'] } },
      trouble: 'blocked',
    });
    expect(setAside(broken)).toBeNull();
  });
});
