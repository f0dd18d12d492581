import { h, type ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { seededRandom } from '#kit/random';
import { language } from '#said/language-code-and-url-prefix';
import { NOTHING } from '#progress/progress';
import { withAnswer } from '#progress/review-schedule';
import { nextDrillItem, type DrillItem, type LastQuestion } from '#widgets/quiz/next-drill-item.ts';
import type { ExercisesOf, Questions, Quiz } from '#widgets/quiz/quiz-adapter.ts';
import { SESSION_LENGTH } from '#widgets/quiz/quiz-session.ts';
import { lastOf, questionName } from '#widgets/quiz/recent-questions.ts';
import { frozen } from './deep-freeze.ts';

/** What every game that asks about itself has to keep: it is what the drill and the questions of a lesson rely on. */

export interface Asked<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly questions: Questions<E>;
}

/** So many exercises of every kind about every rule of it. */
const EACH = 20;
const SEEDS = Array.from({ length: EACH }, (_, seed) => seed);
/** What a sentence never says, whatever the game: a name of the code where a word is missing. */
const MISSING = /^$|undefined|null|NaN|\[object|\$\{/;
/** How a question ends. */
const ASKS: Readonly<Record<typeof language, RegExp>> = { en: /\?$/, ja: /(か。|？)$/ };

/** How a reason ends. */
const STATES: Readonly<Record<typeof language, RegExp>> = { en: /\.$/, ja: /。$/ };

export function keepsQuizContract<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  questions,
}: Asked<G, E>): void {
  const { rules, kinds } = questions;
  const { face, words, RuleLink, QuizAnswerLabel } = quiz;
  const { machine } = face;
  const draw = <Props extends object>(part: ComponentType<Props>, props: NoInfer<Props>) =>
    renderToString(h(part, props));
  const asked = kinds.flatMap((kind) =>
    kind.rules.map((rule: E['rule']) => ({
      id: kind.id,
      rule,
      make: (seed: number) => kind.make(rule, seededRandom(seed)),
    })),
  );

  describe(`What is asked about ${machine.game.id}, in ${language}`, () => {
    test('is asked about every rule that it says, by kinds that stand there once', () => {
      for (const rule of rules)
        expect(
          kinds.filter((kind) => kind.rules.includes(rule)),
          rule,
        ).not.toEqual([]);
      expect(new Set(rules).size).toBe(rules.length);
      expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
      expect(new Set(asked.map(({ id, rule }) => `${id} ${rule}`)).size).toBe(asked.length);
      expect(asked.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
    });

    test('leads to each of its rules by name', () => {
      for (const rule of rules) {
        const link = draw(RuleLink, { rule });
        expect(link).toContain(`#${rule}"`);
        expect(link.replace(/<[^>]*>/g, '')).not.toMatch(MISSING);
      }
    });

    test('is asked by the drill without a question of this session or the one before, or a rule or a kind twice in a row', () => {
      let progress = NOTHING;
      let recent: readonly string[] = [];
      let last: LastQuestion | null = null;
      // All answers are wrong, so that each rule comes back a minute later, which is six questions.
      for (let asked = 0; asked < 3 * SESSION_LENGTH; asked += 1) {
        const now = asked * 10_000;
        const item: DrillItem<E> | null = nextDrillItem(questions, {
          progress,
          now,
          address: new URLSearchParams(),
          anyRule: true,
          recent,
          last,
          afterMistake: false,
        });
        if (item?.type !== 'question') throw new Error('There is always something to ask');
        const rule: E['rule'] = item.exercise.rule;
        const name = questionName(item.exercise);
        expect(recent, `question ${asked}, about ${rule}`).not.toContain(name);
        if (rules.length > 1) expect(rule).not.toBe(last?.rule);
        if (kinds.length > 1) expect(item.exercise.kind).not.toBe(last?.kind);
        recent = lastOf([...recent, name]);
        last = item.exercise;
        progress = withAnswer(progress, rule, false, now);
      }
    });

    test.each(kinds)('is refused by the kind $id where that does not ask about it', (kind) => {
      for (const rule of rules)
        if (!kind.rules.includes(rule))
          expect(() => kind.make(rule, seededRandom(1)), rule).toThrow(RangeError);
    });
  });

  describe.each(asked)(
    `The kind $id of ${machine.game.id} about $rule, in ${language}`,
    ({ id, rule, make }) => {
      const made = SEEDS.map((seed) => frozen(make(seed)));

      test('asks about that rule, as that kind', () => {
        for (const exercise of made) expect([exercise.kind, exercise.rule]).toEqual([id, rule]);
      });

      test('makes the same exercise of the same seed, and another of another', () => {
        expect(SEEDS.map(make)).toEqual(made);
        expect(new Set(made.map((exercise) => JSON.stringify(exercise))).size).toBe(EACH);
      });

      test('makes plain JSON, with choices of which some are right', () => {
        for (const exercise of made) {
          expect(JSON.parse(JSON.stringify(exercise))).toStrictEqual(exercise);
          const { choices, right, pick } = exercise;
          expect(choices.length).toBeGreaterThan(1);
          expect(
            right.filter((index, at) => choices[index] === undefined || index <= (right[at - 1] ?? -1)),
          ).toEqual([]);
          if (pick === 'one') expect(right).toHaveLength(1);
          else expect(right).not.toEqual([]);
        }
      });

      test('proves its answer by moves that the statechart plays, beginning with what is proposed', () => {
        for (const { before, proposed, proof } of made) {
          const forbidden =
            proposed.length === 1 && proposed.some((move) => machine.game.judge(before, move).length > 0);
          expect(proof.slice(0, proposed.length)).toEqual(forbidden ? [] : proposed);
          let position: Standing<G> = machine.enter(before);
          for (const action of proof) {
            const played = machine.play(position, action);
            if (!played.ok) throw new Error(`It is refused: ${JSON.stringify(played.problem)}`);
            position = played.value;
          }
        }
      });

      test('asks a question and names its choices in words, no two alike', () => {
        for (const exercise of made) {
          const labels = exercise.choices.map((choice) =>
            draw(QuizAnswerLabel, { choice }).replace(/<[^>]*>/g, ''),
          );
          const why = words.beside(exercise);
          const sentences = [
            ...words.proposal(exercise),
            words.question(exercise),
            words.pointer(exercise),
            ...exercise.choices.map(words.choice),
            ...(why === null ? [] : [why]),
          ];
          expect([...sentences, ...labels].filter((said) => MISSING.test(said))).toEqual([]);
          expect(words.proposal(exercise)).toHaveLength(exercise.proposed.length);
          expect(words.question(exercise)).toMatch(ASKS[language]);
          expect(new Set(labels).size, labels.join('; ')).toBe(labels.length);
        }
      });

      test('says of every wrong choice why it is wrong, with a rule, and another thing for another reason', () => {
        for (const exercise of made) {
          const { before, proposed, choices, right, reasons, pick } = exercise;
          expect(reasons).toHaveLength(choices.length);
          const [move] = proposed;
          const refused =
            proposed.length === 1 && move !== undefined && machine.game.judge(before, move).length > 0;
          const said = new Map<string, string>();
          for (const [index, choice] of choices.entries()) {
            const reason = reasons[index] ?? null;
            if (reason === null) {
              // What is right needs none, and of what is refused the refusal is the reason.
              expect(right.includes(index) ? pick : refused).toBe(right.includes(index) ? 'one' : true);
              continue;
            }
            expect(rules).toContain(reason.rule);
            const sentence = words.reason(reason, [choice]);
            expect(sentence).not.toMatch(MISSING);
            expect(sentence).toMatch(STATES[language]);
            const key = JSON.stringify(reason);
            expect(said.get(sentence) ?? key, sentence).toBe(key);
            said.set(sentence, key);
          }
        }
      });

      test('lies on the table, whoever looks at it', () => {
        for (const exercise of made)
          expect(draw(face.Table, { view: quiz.posed(exercise) })).not.toMatch(/undefined|\[object/);
      });
    },
  );
}
