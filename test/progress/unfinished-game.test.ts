import { describe, expect, test } from 'vitest';
import * as unfinished from '#progress/unfinished-game';
import type { RunningSlot, UnfinishedGame } from '#progress/unfinished-game';
import { FIRST_GAME } from '#storage/game-storage-key';
import type { TextStorage } from '#storage/web-storage';
import { aside } from '#storage/stored-item';
import { shelfOf } from '../storage/fake-local-storage.ts';

const UNFINISHED_GAME = unfinished.unfinishedGame(FIRST_GAME);
const runningSlot = (kept: TextStorage | null) => unfinished.runningSlot(kept, FIRST_GAME);

const GAME: UnfinishedGame = { seat: 'jekyll', opponent: 'count', length: 'game', seed: 7, replay: '{}' };

const full: TextStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('Full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

const blocked: TextStorage = {
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
    const kept = shelfOf();
    expect(runningSlot(kept).keep(GAME)).toBeNull();
    expect(runningSlot(kept).load()).toMatchObject(GAME);
  });

  test('makes room for the next, and can be forgotten', () => {
    const kept = shelfOf();
    const slot = runningSlot(kept);
    slot.keep(GAME);
    expect(slot.keep({ ...GAME, seed: 8 })).toBeNull();
    expect(slot.load()?.seed).toBe(8);
    slot.forget();
    expect(slot.load()).toBeNull();
    expect(kept.all.size).toBe(0);
  });

  test.each(['', 'null', '[]', '{', JSON.stringify({ version: 1, ...GAME, seed: 'seven' })])(
    'is none where something else lies there, which is set aside: %s',
    (text) => {
      const kept = shelfOf();
      runningSlot(kept).keep(GAME);
      for (const key of kept.all.keys()) kept.all.set(key, text);
      expect(runningSlot(kept).load()).toBeNull();
      expect(aside(kept, UNFINISHED_GAME)).toBe(text);
      expect(runningSlot(kept).keep(GAME)).toBeNull();
      expect(runningSlot(kept).load()).toMatchObject(GAME);
    },
  );

  test('that a later Cabinet has begun stays, and this one is kept elsewhere', () => {
    const kept = shelfOf();
    kept.setItem('cabinet.running', '{"version":2}');
    expect(runningSlot(kept).load()).toBeNull();
    expect(runningSlot(kept).keep(GAME)).toBe('taken');
    expect([...kept.all]).toEqual([['cabinet.running', '{"version":2}']]);
  });

  test('is not written in a way that could not be read again', () => {
    const kept = shelfOf();
    const slot = runningSlot(kept);
    slot.keep(GAME);
    expect(slot.keep({ ...GAME, seed: NaN })).toBe('refused');
    expect(slot.load()).toEqual(GAME);
  });

  test('can be put beside as it was, where a page cannot use all of it', () => {
    const kept = shelfOf();
    runningSlot(kept).keep(GAME);
    const slot = runningSlot(kept);
    slot.load();
    slot.setAside();
    slot.setAside();
    expect(aside(kept, UNFINISHED_GAME)).toBe(kept.getItem('cabinet.running'));
  });

  test('is said not to be kept where nothing can be', () => {
    for (const none of [null, full, blocked]) {
      const slot = runningSlot(none);
      expect(slot.load()).toBeNull();
      expect(slot.keep(GAME)).toBe('blocked');
      expect(slot.keep({ ...GAME, seed: 8 })).toBe('blocked');
      slot.forget();
    }
  });
});

describe('Of two pages', () => {
  const MINE = { ...GAME, replay: '{"moves":[1]}' };
  const YOURS = { ...GAME, replay: '{"moves":[2]}' };

  /** The place as a page sees it that has looked there. */
  function opened(kept: TextStorage): RunningSlot {
    const slot = runningSlot(kept);
    slot.load();
    return slot;
  }

  test('the first to go on with a game has the place, and the other is told', () => {
    const kept = shelfOf();
    runningSlot(kept).keep(GAME);
    const [mine, yours] = [opened(kept), opened(kept)];
    expect(mine.keep(MINE)).toBeNull();
    expect(yours.keep(YOURS)).toBe('taken');
    yours.forget();
    expect(runningSlot(kept).load()).toMatchObject(MINE);
    expect(mine.keep(GAME)).toBeNull();
  });

  test('one that has begun a game of its own has the place', () => {
    const kept = shelfOf();
    const [mine, yours] = [opened(kept), opened(kept)];
    expect(mine.keep(MINE)).toBeNull();
    expect(yours.keep(YOURS)).toBe('taken');
    mine.forget();
    expect(yours.keep(YOURS)).toBeNull();
  });

  test('both may say the same', () => {
    const kept = shelfOf();
    expect(runningSlot(kept).keep(MINE)).toBeNull();
    expect(runningSlot(kept).keep(MINE)).toBeNull();
  });
});
