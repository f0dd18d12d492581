import { expect, test } from 'vitest';
import { verdict } from '#games/jekyll-vs-hyde/exercises/is-it-allowed';
import { seededRandom } from '#kit/random';
import { words } from '#said/jekyll-vs-hyde/exercises';

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

test('That who wants to give has laid down cards already is told, for they lie face down, and of nobody else', () => {
  const said = asked.map((exercise) => {
    const { before, proposed } = exercise;
    const [move] = proposed;
    const by = move?.type === 'deal' ? undefined : move?.by;
    const hasChosen = by !== undefined && 'chosen' in before && before.chosen[by] !== null;
    return { hasChosen, told: words.questions.verdict({ ...exercise, reasons: [] }) };
  });
  const untold = new Set(said.filter(({ hasChosen }) => !hasChosen).map(({ told }) => told));
  const told = said.filter(({ hasChosen }) => hasChosen);
  expect(told.length).toBeGreaterThan(0);
  for (const one of told) expect(untold).not.toContain(one.told);
});
