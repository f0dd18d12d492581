import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { S_MAX, S_MIN, fsrs } from 'ts-fsrs';
import {
  LAST_ANSWER,
  LONGEST_INTERVAL,
  NOTHING,
  readProgress,
  STABILITY,
  withTask,
  withoutPuzzle,
  writeProgress,
  type Progress,
} from '#progress/progress';
import { due, duePuzzles, nextDue, stageOf, withAnswer, withTry } from '#progress/review-schedule';
import * as store from '#progress/progress-store';
import { FIRST_GAME } from '#storage/game-storage-key';
import type { TextStorage } from '#storage/web-storage';
import { aside, dropAside } from '#storage/stored-item';
import { shelfOf } from '../storage/fake-local-storage.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 0, 1);

const PROGRESS = store.storedProgress(FIRST_GAME);
const load = (kept: TextStorage | null) => store.load(kept, FIRST_GAME);
const change = (kept: TextStorage | null, make: (progress: Progress) => Progress) =>
  store.change(kept, FIRST_GAME, make);

/** What comes of reading progress of which everything can be used. */
const whole = (progress: Progress) => ({ ok: true, value: { progress, slips: 0 } });

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
    expect(readProgress(writeProgress(progress))).toEqual(whole(progress));
    expect(readProgress('{"version":1,"lessons":{},"rules":{}}')).toEqual(whole(NOTHING));
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
        expect(readProgress(writeProgress(progress))).toEqual(whole(progress));
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

  test.each([{ state: 7 }, { due: 'tomorrow' }, { surprise: 1 }, { last: null }])(
    'comes without an entry that is none, and says so: %j',
    (wrong) => {
      const good = withAnswer(withTask(NOTHING, 'the-cards', 'a'), 'turns', true, START);
      const rules = { ...good.rules, 'name-suit': { ...good.rules.turns, ...wrong } };
      expect(readProgress(JSON.stringify({ ...good, rules }))).toEqual({
        ok: true,
        value: { progress: good, slips: 1 },
      });
    },
  );

  test.each([
    { last: 8.65e15 },
    { last: 8.64e15 },
    { last: 1e300 },
    { last: -1 },
    { due: 1e300 },
    { due: 0 },
    { due: 8.64e15 },
    { difficulty: 0 },
    { difficulty: 11 },
    { stability: 0 },
    { stability: 0, difficulty: 0 },
    { stability: -1 },
    { stability: 1e300 },
    { learningSteps: 0.5 },
    { learningSteps: 1e300 },
    { scheduledDays: 1e300 },
    { reps: 1e300 },
    { lapses: 1.5 },
  ])(
    'in which a rule has numbers that no answer leads to goes on from the nearest that can be: %j',
    (wrong) => {
      for (const state of [1, 2, 3]) {
        const good = withAnswer(NOTHING, 'turns', true, START);
        const turns = { ...good.rules.turns, state, ...wrong };
        const read = readProgress(
          JSON.stringify({ ...good, rules: { turns, 'name-suit': good.rules.turns } }),
        );
        if (!read.ok) throw new Error('It is refused');
        expect(read.value.slips).toBe(1);
        expect(read.value.progress.rules['name-suit']).toEqual(good.rules.turns);
        expect(read.value.progress.rules.turns?.due).toBeLessThanOrEqual(
          LAST_ANSWER + LONGEST_INTERVAL * DAY,
        );
        for (const right of [true, false]) {
          const next = withAnswer(read.value.progress, 'turns', right, START + DAY);
          expect(readProgress(writeProgress(next))).toEqual(whole(next));
        }
      }
    },
  );

  test('of a later Cabinet, or too long to be any, is told apart', () => {
    expect(readProgress('{"version":2,"new":{}}')).toEqual({ ok: false, problem: { type: 'later' } });
    expect(readProgress(' '.repeat(10_000_001))).toEqual({ ok: false, problem: { type: 'too-large' } });
  });

  test('keeps to the range that the scheduler has', () => {
    expect(STABILITY).toEqual({ least: S_MIN, most: S_MAX });
    expect(LONGEST_INTERVAL).toBe(fsrs().parameters.maximum_interval + 1);
  });

  /** Numbers as a hostile or damaged file may hold them. */
  const number = fc.oneof(
    fc.double(),
    fc.integer({ min: 0, max: 40_000 }),
    fc.date({ noInvalidDate: true }).map(Number),
    fc.constantFrom(0, 0.001, 1, 10, 36_500, 8.64e15, 8.65e15, 1e300, -1),
  );
  const entry = (more: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record(
      {
        due: number,
        last: number,
        stability: number,
        difficulty: number,
        scheduledDays: number,
        learningSteps: number,
        reps: number,
        lapses: number,
        state: fc.constantFrom(0, 1, 2, 3),
        ...more,
      },
      { noNullPrototype: true },
    );
  const anything = fc.oneof({ weight: 9, arbitrary: entry({}) }, fc.jsonValue());

  test('that is accepted survives any answers at any time, and what is then written is accepted whole', () => {
    const files = fc.record({
      version: fc.constant(1),
      lessons: fc.dictionary(fc.constantFrom('a', 'b'), fc.oneof(fc.array(fc.string()), fc.jsonValue())),
      rules: fc.dictionary(fc.constantFrom('turns', 'name-suit', 'x'), anything),
      puzzles: fc.dictionary(fc.constantFrom('p', 'q'), entry({ solved: fc.boolean() })),
    });
    const moment = fc.oneof(
      fc.date({ noInvalidDate: true }).map(Number),
      fc.integer({ min: START, max: START + 1000 * DAY }),
    );
    const answers = fc.array(
      fc.tuple(
        fc.constantFrom('turns', 'name-suit', 'p', 'q'),
        fc.constantFrom('right', 'wrong', 'found'),
        moment,
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(files, answers, (file, given) => {
        const read = readProgress(JSON.stringify(file));
        if (!read.ok) throw new Error('It is refused');
        let { progress } = read.value;
        expect(readProgress(writeProgress(progress))).toEqual(whole(progress));
        for (const [name, tried, now] of given) {
          progress =
            name.length === 1
              ? withTry(progress, name, tried, now)
              : withAnswer(progress, name, tried === 'right', now);
          expect(readProgress(writeProgress(progress))).toEqual(whole(progress));
        }
        expect(
          [nextDue(progress)].every((due) => due === null || Number.isFinite(new Date(due).getTime())),
        ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('names an exercise once, however often it is done', () => {
    const once = withTask(NOTHING, 'the-cards', 'try-1');
    expect(withTask(once, 'the-cards', 'try-1')).toBe(once);
  });
});

describe('The browser’s storage', () => {
  const good = withAnswer(withTask(NOTHING, 'the-cards', 'try-1'), 'turns', true, START);

  test.each([{ last: 8.65e15 }, { stability: 0, difficulty: 0 }, { due: 1e300 }, { state: 9 }])(
    'that an earlier Cabinet left with numbers nobody can go on from keeps all the rest: %j',
    (wrong) => {
      const text = JSON.stringify({
        ...good,
        rules: { ...good.rules, 'name-suit': { ...good.rules.turns, ...wrong } },
      });
      const kept = shelfOf({ 'cabinet.progress': text });
      const answer = (progress: Progress) => withAnswer(progress, 'name-suit', false, START + DAY);
      const stored = change(kept, answer);
      expect(stored.trouble).toBe('mended');
      expect(aside(kept, PROGRESS)).toBe(text);
      const after = change(kept, answer);
      expect(after.trouble).toBeNull();
      expect(after.progress.rules.turns).toEqual(good.rules.turns);
      expect(after.progress.lessons).toEqual(good.lessons);
      expect(load(kept).progress).toEqual(after.progress);
    },
  );

  test('that holds what a later Cabinet has written is left alone, and that is said', () => {
    const later = '{"version":2,"all":"new"}';
    const kept = shelfOf({ 'cabinet.progress': later });
    expect(load(kept)).toEqual({ progress: NOTHING, trouble: 'later' });
    expect(change(kept, (progress) => withTask(progress, 'the-cards', 'try-1')).trouble).toBe('later');
    expect([...kept.all]).toEqual([['cabinet.progress', later]]);
  });

  test('keeps what it has where the new progress could not be read again', () => {
    const kept = shelfOf();
    change(kept, () => good);
    const broken = (progress: Progress) =>
      Object.fromEntries(
        Object.entries(progress.rules).map(([rule, memory]) => [rule, { ...memory, due: NaN }]),
      );
    expect(change(kept, (progress) => ({ ...progress, rules: broken(progress) })).trouble).toBe('refused');
    expect(load(kept)).toEqual({ progress: good, trouble: null });
  });

  test('in which there is no room to set anything aside loses nothing', () => {
    const kept = shelfOf({ 'cabinet.progress': 'damaged' });
    const full = {
      ...kept,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    expect(change(full, (progress) => withTask(progress, 'the-cards', 'try-1')).trouble).toBe('blocked');
    expect([...kept.all]).toEqual([['cabinet.progress', 'damaged']]);
  });

  test('keeps what is changed', () => {
    const kept = shelfOf();
    change(kept, (progress) => withTask(progress, 'the-cards', 'try-1'));
    change(kept, (progress) => withTask(progress, 'the-cards', 'try-2'));
    expect(load(kept)).toEqual({
      progress: { ...NOTHING, lessons: { 'the-cards': ['try-1', 'try-2'] } },
      trouble: null,
    });
  });

  test('that is damaged is reported, set aside, and not lost', () => {
    const kept = shelfOf({ 'cabinet.progress': '{"version":1,' });
    expect(load(kept)).toEqual({ progress: NOTHING, trouble: 'damaged' });
    expect(aside(kept, PROGRESS)).toBe('{"version":1,');
    expect(load(kept).trouble).toBeNull();
    kept.setItem('cabinet.progress', 'again');
    load(kept);
    expect(aside(kept, PROGRESS)).toBe('{"version":1,\nagain');
    dropAside(kept, PROGRESS);
    expect(aside(kept, PROGRESS)).toBeNull();
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
    expect(aside(broken, PROGRESS)).toBeNull();
  });
});
