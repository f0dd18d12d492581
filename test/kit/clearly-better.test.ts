import { describe, expect, test } from 'vitest';
import { betterThan } from '#kit/detect-and-rate-mistakes';
import { adviceOf, type Thought } from '#kit/evaluate-sampled-deals';

/** Deals in which one move wins so many times of a hundred more than the other, now and then the other way round. */
function thoughtOf(more: number): Thought<string> {
  const trials = Array.from({ length: 400 }, (_, deal) => {
    const swing = deal % 2 === 0 ? 0.1 : -0.1;
    return [0.5 + more / 100 + swing, 0.5];
  });
  return { moves: ['one', 'other'], trials };
}

function lookBack(more: number) {
  const steps = betterThan(
    'other',
    (one, other) => one === other,
    (_, some) => {
      const { moves, trials } = thoughtOf(more);
      // A look back asks for what was made first.
      return [
        some === undefined
          ? { moves, trials }
          : { moves: some, trials: trials.map((pair) => pair.toReversed()) },
      ];
    },
    { looked: 1, measured: 1 },
  );
  let step = steps.next();
  for (; step.done !== true; step = steps.next());
  return step.value;
}

describe('Two moves that differ by so many games of a hundred', () => {
  test.each([
    [1, true],
    [1.9, true],
    [4, false],
  ])('%d: are about as good to who advises and to who looks back alike: %s', (more, isEven) => {
    const advice = adviceOf(thoughtOf(more), () => []);
    expect(advice.even).toEqual(isEven ? ['other'] : []);
    expect(advice.rival?.move).toBe(isEven ? undefined : 'other');
    expect(lookBack(more)?.move).toBe(isEven ? undefined : 'one');
  });
});
