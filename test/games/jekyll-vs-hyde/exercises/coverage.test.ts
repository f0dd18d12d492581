import { describe, expect, test } from 'vitest';
import { KINDS, kindsFor } from '#games/jekyll-vs-hyde/exercises/kinds';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rulebook';
import { seededRandom } from '#kit/random';
import { words } from '#said/jekyll-vs-hyde/exercises';
import { say } from '#words/sentences';
import type { Exercise } from './truth.ts';

/** So many exercises of every kind about every rule of it. */
const EACH = 20;
const ASKED = KINDS.flatMap((kind) =>
  kind.rules.map((rule) => ({
    id: kind.id,
    rule,
    make: (seed: number) => kind.make(rule, seededRandom(seed)),
  })),
);
const SEEDS = Array.from({ length: EACH }, (_, seed) => seed);

/** All that is said in an exercise: the question, what is proposed, and the choices. */
function said(exercise: Exercise): readonly string[] {
  return [
    words.questions[exercise.kind](exercise),
    ...exercise.proposed.flatMap((move) => [say(words.supposed, move), say(words.wanted, move)]),
    ...exercise.choices.map((choice) => say(words.choices, choice)),
  ];
}

describe('Every rule can be asked about', () => {
  test.each(RULE_IDS)('%s', (rule) => {
    const kinds = kindsFor(rule);
    expect(kinds).not.toEqual([]);
    expect(kinds.every((kind) => kind.rules.includes(rule))).toBe(true);
  });

  test('each kind stands there once, and names each of its rules once', () => {
    const named = KINDS.flatMap(({ id, rules }) => rules.map((rule) => `${id} ${rule}`));
    expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length);
    expect(new Set(named).size).toBe(named.length);
  });
});

test.each(KINDS)('the kind $id refuses a rule that it does not ask about', (kind) => {
  for (const rule of RULE_IDS) {
    if (!kind.rules.includes(rule)) expect(() => kind.make(rule, seededRandom(1)), rule).toThrow(RangeError);
  }
});

describe.each(ASKED)('The kind $id about $rule', ({ id, rule, make }) => {
  const exercises = SEEDS.map(make);

  test('asks about that rule, as that kind', () => {
    expect([...new Set(exercises.map((exercise) => `${exercise.kind} ${exercise.rule}`))]).toEqual([
      `${id} ${rule}`,
    ]);
  });

  test('makes the same exercise of the same seed, and another of another', () => {
    expect(SEEDS.map(make)).toEqual(exercises);
    expect(new Set(exercises.map((exercise) => JSON.stringify(exercise))).size).toBe(EACH);
  });

  test('makes plain JSON', () => {
    for (const exercise of exercises) {
      expect(JSON.parse(JSON.stringify(exercise))).toStrictEqual(exercise);
    }
  });

  test('asks a question and names its choices in words, no two alike', () => {
    for (const exercise of exercises) {
      const sentences = said(exercise);
      const labels = exercise.choices.map((choice) => say(words.choices, choice));
      expect(sentences.filter((words) => /^$|undefined|null|NaN|\[object/.test(words))).toEqual([]);
      expect(sentences[0]).toMatch(/\?$/);
      expect(new Set(labels).size, labels.join('; ')).toBe(labels.length);
    }
  });
});
