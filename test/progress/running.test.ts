import { describe, expect, test } from 'vitest';
import { keepRunning, loadRunning, type Running } from '#progress/running';
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

describe('The game that a reader is in the middle of', () => {
  test('is found again as it was kept', () => {
    const kept = shelf();
    keepRunning(kept, GAME);
    expect(loadRunning(kept)).toMatchObject(GAME);
  });

  test('makes room for the next, and can be forgotten', () => {
    const kept = shelf();
    keepRunning(kept, GAME);
    keepRunning(kept, { ...GAME, seed: 8 });
    expect(loadRunning(kept)?.seed).toBe(8);
    keepRunning(kept, null);
    expect(loadRunning(kept)).toBeNull();
    expect(kept.all.size).toBe(0);
  });

  test.each(['', 'null', '[]', '{', '{"version":2}', JSON.stringify({ version: 1, ...GAME, seed: 'seven' })])(
    'is none where something else lies there: %s',
    (text) => {
      const kept = shelf();
      keepRunning(kept, GAME);
      for (const key of kept.all.keys()) kept.all.set(key, text);
      expect(loadRunning(kept)).toBeNull();
    },
  );

  test('goes on without being kept where nothing can be', () => {
    for (const none of [null, full]) {
      expect(() => {
        keepRunning(none, GAME);
      }).not.toThrow();
      expect(loadRunning(none)).toBeNull();
    }
  });
});
