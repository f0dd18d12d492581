import { describe, expect } from 'vitest';
import { test } from './reader.ts';
import { walked, WALKS } from './stage-walks.ts';

/** On every kind of table, all that is needed now stands on the screen at once, and nothing moves that the reader did not move. */

/** An upright phone that is small, one with the places of the site at its foot, and one on its side; `npm run stage` looks at every size. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

describe.for(PHONES)('At $width × $height', (viewport) => {
  test.for(WALKS)(
    'the table of a $kind, what is said and what comes next stand on one screen',
    async (walk, { newContext }) => {
      const context = await newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' });
      const looks = await walked(await context.newPage(), walk);
      expect(looks).toEqual(walk.steps.map(() => ({ outside: [], moved: 0 })));
    },
  );
});
