import { describe, expect, test } from 'vitest';
import { DRAWN_VARIATIONS } from '#kit/input-limits';
import { begin, play } from '#games/jekyll-vs-hyde/statechart/play-on-statechart';
import { framesOf } from '#replays/replay-frames';
import { DEAL, gives } from '../../replays/fixtures/games.ts';
import { firstUnfolded, foldedAt, nextUnfolded, onTheWayTo } from '#widgets/viewer/variation-folding.ts';

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
    expect(foldedAt(frames, 2, new Set(firstUnfolded(frames)))).toEqual([]);
  });

  test('draws some of 9,000 variations at once, and as many more whenever it is asked', () => {
    const frames = withVariations(9000);
    const first = firstUnfolded(frames);
    expect(first).toHaveLength(DRAWN_VARIATIONS / 2);
    expect(foldedAt(frames, 2, new Set(first))).toHaveLength(9000 - DRAWN_VARIATIONS / 2);
    const next = nextUnfolded(frames, 2, new Set(first));
    expect(next).toHaveLength(DRAWN_VARIATIONS / 2);
    expect(next.filter((id) => first.includes(id))).toEqual([]);
  });

  test('always draws the variation in which the reader is', () => {
    const frames = withVariations(9000);
    const last = frames.length - 1;
    expect(onTheWayTo(frames, last)).toEqual([last - 1]);
    expect(onTheWayTo(frames, 2)).toEqual([]);
  });
});
