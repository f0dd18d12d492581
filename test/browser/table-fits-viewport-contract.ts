import { describe } from 'vitest';
import { test } from './playwright-fixtures.ts';
import { walked, type Walk } from './walk-and-measure-tables.ts';

/** An upright phone that is small, one with the places of the site at its foot, and one on its side; `npm run stage` looks at every size. */
export const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Through these walks all that is needed now stands on the screen at once, and nothing moves that the reader did not move. */
export function keepsStage(walks: readonly Walk[], phones = PHONES): void {
  // While one table is looked at until nothing comes by itself, another is walked to.
  describe.for(phones)('At $width × $height', { concurrent: true }, (viewport) => {
    test.for(walks)(
      'the table of a $kind, what is said and what comes next stand on one screen: $address',
      async (walk, { newContext, expect }) => {
        const context = await newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' });
        const looks = await walked(await context.newPage(), walk);
        expect(looks).toEqual(walk.steps.map(() => ({ outside: [], cut: [], moved: [] })));
      },
    );
  });
}
