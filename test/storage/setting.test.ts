import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setting } from '#storage/setting';
import type { StoredItem } from '#storage/stored-item';
import { HIDES_RESULTS } from '../../src/components/hide-results-setting.ts';
import { READS_WHOLE } from '../../src/components/lesson-view-setting.ts';
import { LETTER_SHORTCUTS } from '../../src/widgets/letter-shortcuts-setting.ts';
import { NARRATION } from '../../src/widgets/announcement-level-setting.ts';
import { PAUSE } from '../../src/widgets/play/pause-between-moves-setting.ts';
import { shelfOf } from './fake-local-storage.ts';

/** What a reader wants of all pages is found again, and nothing that stands there is in the way of it. */

const WAYS: StoredItem<'slow' | 'fast'> = {
  key: 'cabinet.ways',
  read: (text) => ({ type: 'whole', value: text === 'fast' ? 'fast' : 'slow' }),
  write: (way) => way,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('A setting', () => {
  test('is the usual one until it is chosen, and then that on every page', () => {
    const shelf = shelfOf();
    vi.stubGlobal('localStorage', shelf);
    const ways = setting(WAYS, 'fast');
    expect(ways.get()).toBe('fast');
    ways.set('slow');
    expect([ways.get(), setting(WAYS, 'fast').get()]).toEqual(['slow', 'slow']);
    expect([...shelf.all]).toEqual([['cabinet.ways', 'slow']]);
  });

  test('holds on the page where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    const ways = setting(WAYS, 'slow');
    ways.set('fast');
    expect([ways.get(), setting(WAYS, 'slow').get()]).toEqual(['fast', 'slow']);
  });
});

test.each([HIDES_RESULTS, READS_WHOLE, LETTER_SHORTCUTS, NARRATION, PAUSE] as StoredItem<unknown>[])(
  'Whatever stands under $key says something, so that nothing needs to be set aside',
  (item) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(item.read(text).type).toBe('whole');
      }),
    );
  },
);
