import { describe, expect, test } from 'vitest';
import { DRAWN_VARIATIONS } from '#kit/input-limits';
import { begin, play } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { framesOf } from '#replays/replay-frames';
import { DEAL, gives } from '../../replays/fixtures/sample-games.ts';
import { foldedAt, onTheWayTo, unfoldedFor } from '#widgets/viewer/variation-folding.ts';

/** A deal, an exchange, and as many variations of it, of two moves each. */
function withVariations(count: number) {
  const variations = Array.from({ length: count }, () => [
    { action: gives('hyde', 'W6') },
    { action: gives('jekyll', 'W3') },
  ]);
  return framesOf(begin(), [{ action: DEAL }, { action: gives('hyde', 'W5'), variations }], play);
}

describe('A list of moves', () => {
  test('draws all variations of a game that a person writes', () => {
    const frames = withVariations(100);
    expect(foldedAt(frames, 2, unfoldedFor(frames, []))).toEqual([]);
  });

  test('draws some of 9,000 variations at once, and as many more whenever it is asked', () => {
    const frames = withVariations(9000);
    for (const asked of [[], [2], [2, 2]]) {
      const drawn = ((1 + asked.length) * DRAWN_VARIATIONS) / 2;
      const unfolded = unfoldedFor(frames, asked);
      expect(unfolded.size).toBe(drawn);
      expect(foldedAt(frames, 2, unfolded)).toHaveLength(9000 - drawn);
    }
  });

  test('always draws the variation in which the reader is', () => {
    const frames = withVariations(9000);
    const last = frames.length - 1;
    expect(onTheWayTo(frames, last)).toEqual([last - 1]);
    expect(onTheWayTo(frames, 2)).toEqual([]);
  });
});
