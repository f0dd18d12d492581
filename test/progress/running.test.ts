import { describe, expect, test } from 'vitest';
import { runningSlot, type Running, type RunningSlot } from '#progress/running';
import type { Shelf } from '#progress/store';

const GAME: Running = { seat: 'jekyll', opponent: 'count', length: 'game', seed: 7, replay: '{}' };

/** A storage of one page. */
function shelf(): Shelf & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, text) => void all.set(key, text),
    removeItem: (key) => void all.delete(key),
  };
}

const full: Shelf = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('Full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

const blocked: Shelf = {
  getItem: () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
  removeItem: () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
};

describe('The game that a reader is in the middle of', () => {
  test('is found again as it was kept', () => {
    const kept = shelf();
    expect(runningSlot(kept).keep(GAME)).toBe(true);
    expect(runningSlot(kept).load()).toMatchObject(GAME);
  });

  test('makes room for the next, and can be forgotten', () => {
    const kept = shelf();
    const slot = runningSlot(kept);
    slot.keep(GAME);
    expect(slot.keep({ ...GAME, seed: 8 })).toBe(true);
    expect(slot.load()?.seed).toBe(8);
    slot.forget();
    expect(slot.load()).toBeNull();
    expect(kept.all.size).toBe(0);
  });

  test.each(['', 'null', '[]', '{', '{"version":2}', JSON.stringify({ version: 1, ...GAME, seed: 'seven' })])(
    'is none where something else lies there, and takes its place: %s',
    (text) => {
      const kept = shelf();
      runningSlot(kept).keep(GAME);
      for (const key of kept.all.keys()) kept.all.set(key, text);
      expect(runningSlot(kept).load()).toBeNull();
      expect(runningSlot(kept).keep(GAME)).toBe(true);
      expect(runningSlot(kept).load()).toMatchObject(GAME);
    },
  );

  test('goes on without being kept where nothing can be', () => {
    for (const none of [null, full, blocked]) {
      const slot = runningSlot(none);
      expect(slot.load()).toBeNull();
      expect(slot.keep(GAME)).toBe(true);
      expect(slot.keep({ ...GAME, seed: 8 })).toBe(true);
      slot.forget();
    }
  });
});

describe('Of two pages', () => {
  const MINE = { ...GAME, replay: '{"moves":[1]}' };
  const YOURS = { ...GAME, replay: '{"moves":[2]}' };

  /** The place as a page sees it that has looked there. */
  function opened(kept: Shelf): RunningSlot {
    const slot = runningSlot(kept);
    slot.load();
    return slot;
  }

  test('the first to go on with a game has the place, and the other is told', () => {
    const kept = shelf();
    runningSlot(kept).keep(GAME);
    const [mine, yours] = [opened(kept), opened(kept)];
    expect(mine.keep(MINE)).toBe(true);
    expect(yours.keep(YOURS)).toBe(false);
    yours.forget();
    expect(runningSlot(kept).load()).toMatchObject(MINE);
    expect(mine.keep(GAME)).toBe(true);
  });

  test('one that has begun a game of its own has the place', () => {
    const kept = shelf();
    const [mine, yours] = [opened(kept), opened(kept)];
    expect(mine.keep(MINE)).toBe(true);
    expect(yours.keep(YOURS)).toBe(false);
    mine.forget();
    expect(yours.keep(YOURS)).toBe(true);
  });

  test('both may say the same', () => {
    const kept = shelf();
    expect(runningSlot(kept).keep(MINE)).toBe(true);
    expect(runningSlot(kept).keep(MINE)).toBe(true);
  });
});
