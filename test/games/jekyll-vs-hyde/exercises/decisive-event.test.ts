import { describe, expect, test } from 'vitest';
import { KINDS } from '#games/jekyll-vs-hyde/exercises/question-kinds';
import { toldBy } from '#games/jekyll-vs-hyde/exercises/events-of-exercise-proof';
import type { JekyllVsHydeExercise } from '#games/jekyll-vs-hyde/exercises/types';
import { seededRandom } from '#kit/random';
import { decisiveEvent } from '#widgets/quiz/decisive-event.ts';

/** What a right answer is told first is what it turns on, and nothing that only led up to it. */

const SEEDS = Array.from({ length: 6 }, (_, seed) => seed);
const events = ({ before, proof }: JekyllVsHydeExercise) => toldBy(before, proof).events;
const asked = KINDS.flatMap(({ id, rules }) => rules.map((rule) => ({ id, rule })));
const made = (id: string, rule: JekyllVsHydeExercise['rule']) =>
  SEEDS.flatMap((seed) => KINDS.find((kind) => kind.id === id)?.make(rule, seededRandom(seed)) ?? []);

// What is allowed breaks no rule: nothing that happens says so.
test.each(asked.filter(({ id }) => id !== 'verdict'))(
  'A question of $id about $rule has something that decides it',
  ({ id, rule }) => {
    const undecided = made(id, rule).filter(
      (exercise) =>
        exercise.pick === 'one' &&
        events(exercise).length > 0 &&
        decisiveEvent(exercise, events(exercise)) === undefined,
    );
    expect(undecided).toEqual([]);
  },
);

describe('What comes of a Potion is told first', () => {
  const decided = (id: string) =>
    asked
      .filter((one) => one.id === id)
      .flatMap(({ rule }) => made(id, rule))
      .map((exercise) => ({
        right: exercise.choices[exercise.right[0] ?? -1],
        by: decisiveEvent(exercise, events(exercise))?.type,
      }));

  test('where nothing does, by what prevents it', () => {
    const nothing = decided('effect').filter(
      ({ right }) => right?.type === 'outcome' && right.outcome === 'nothing',
    );
    expect(new Set(nothing.map(({ by }) => by))).toEqual(
      new Set(['nothing-to-take', 'greed-nothing', 'potions-cancel']),
    );
  });

  test('where the board is empty after it, by what empties it', () => {
    const empty = decided('ranking').filter(
      ({ right }) => right?.type === 'ranking' && right.ranking.length === 0,
    );
    expect(empty.length).toBeGreaterThan(10);
    expect(new Set(empty.map(({ by }) => by))).toEqual(new Set(['cleared']));
  });
});
