import { expect, test } from 'vitest';
import { verdict } from '#games/jekyll-vs-hyde/exercises/is-it-allowed';
import { seededRandom } from '#kit/random';

/** In which phases each rule was the one that forbids, over many questions. */
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const asked = verdict.rules.flatMap((rule) => SEEDS.map((seed) => verdict.make(rule, seededRandom(seed))));
const forbids = new Set(
  asked.flatMap(({ rule, before, choices, right }) =>
    right.some((index) => JSON.stringify(choices[index]) === JSON.stringify({ type: 'verdict', rule }))
      ? [`${rule} in ${before.phase}`]
      : [],
  ),
);

test('“Is that allowed?” offers no rule that forbids nothing in such a position, unless the game is over', () => {
  for (const { before, choices } of asked) {
    if (before.phase === 'over') continue;
    for (const choice of choices) {
      if (choice.type !== 'verdict' || choice.rule === null) continue;
      expect(forbids).toContain(`${choice.rule} in ${before.phase}`);
    }
  }
});
