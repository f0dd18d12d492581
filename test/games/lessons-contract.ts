import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Exercise, ExerciseTypes } from '#kit/exercise';
import { exerciseBy } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { seededRandom } from '#kit/random';
import { lineThrough } from '#replays/replay-frames';
import { readReplay } from '#replays/read-replay';
import { isWithin, type Questions } from '#widgets/quiz/quiz-adapter.ts';
import { askableRules } from '../../src/components/lesson-test-rules.ts';
import {
  LESSONS_BY_GAME,
  attribute,
  listed,
  stepsOf,
  tags,
  type Written,
} from '../content/lesson-sources.ts';

/** What the lessons of a game claim, held against its engine: nothing is shown or asked before it is told. */

export interface Taught<G extends GameTypes, E extends ExerciseTypes, Position extends Standing<G>> {
  readonly machine: Machine<G, Position>;
  readonly questions: Questions<E>;
  /** Every rule of the rulebook, in its order. */
  readonly rules: readonly E['rule'][];
  /** How many lessons there are. */
  readonly count: number;
  /** The cards that are seen of a position and that somebody has to be told of, each with the rules of which one is enough. */
  readonly telling: (
    seen: G['view'],
  ) => readonly { readonly card: string; readonly rules: readonly E['rule'][] }[];
  /** What gives a question away that comes too early, each with the rule that has to be known: found without asking what it needs. */
  readonly signs: Readonly<Partial<Record<E['rule'], (exercise: Exercise<E>) => boolean>>>;
  /** Whether somebody who is to act there can go wrong; lessons in which nobody can are named. */
  readonly canBeRefused: (state: G['state']) => boolean;
  readonly neverRefused?: readonly string[];
}

const DRAWN = 12;
/** A lesson can be tested with so many rules of it at least. */
const ASKED = 2;

export function keepsLessonContract<
  G extends GameTypes,
  E extends ExerciseTypes,
  Position extends Standing<G>,
>(taught: Taught<G, E, Position>): void {
  const { machine, questions, rules: all, count, telling, signs, canBeRefused, neverRefused = [] } = taught;
  const { id } = machine.game;
  const { lessons = [] } = LESSONS_BY_GAME.find(({ game }) => game === id) ?? {};
  const content = new URL(`../../content/${id}/`, import.meta.url);

  const namedIn = (text: string, ahead: boolean) =>
    tags(text, 'Rule')
      .filter((tag) => ahead || !/\sahead\b/.test(tag))
      .map((tag) => attribute(tag, 'id') ?? '');
  const inOrder = (names: readonly string[]) => all.filter((rule) => names.includes(rule));

  /** Every rule that has been met by the end of a lesson; not what is only told ahead of its own. */
  const metBy = ({ file }: Written) =>
    inOrder(lessons.filter((lesson) => lesson.file <= file).flatMap(({ body }) => namedIn(body, false)));

  /** Every rule that has been told by the end of a step, if only in a line. */
  const toldBy = (lesson: Written, step: number) => {
    const before = lessons.filter(({ file }) => file < lesson.file).map(({ body }) => body);
    const sofar = [...before, ...stepsOf(lesson).slice(0, step + 1)];
    return inOrder(sofar.flatMap((text) => namedIn(text, true)));
  };

  /** The moves of a picture, from the position that it begins with to the last that it leads to. */
  const shownIn = (tag: string) => {
    const file = new URL(`scenes/${attribute(tag, 'name') ?? ''}.json`, content);
    const reading = readReplay(readFileSync(file), machine);
    if (!reading.ok) throw new Error(`${tag} cannot be read`);
    const { frames: tree, problems } = reading.value;
    expect(problems).toEqual([]);
    const frames = lineThrough(tree).flatMap((frame) => tree[frame] ?? []);
    const at = attribute(tag, 'at');
    const from = Number(at ?? attribute(tag, 'from') ?? 1);
    const to = at === undefined ? Number(attribute(tag, 'to') ?? frames.length - 1) : frames.length - 1;
    expect(to).toBeLessThan(frames.length);
    expect(from).toBeLessThan(at === undefined ? to : frames.length - 1);
    const opens = Number(attribute(tag, 'first') ?? from);
    return { begins: frames[opens], steps: frames.slice(from + 1, to + 1) };
  };

  /** What a picture shows: all of it, or what its seat may know; in a task whoever is asked looks. */
  const seenIn = (tag: string, state: G['state']) => {
    const asked = machine.game.toAct(state).find((one): one is G['seat'] => one !== 'dealer');
    const seat = attribute(tag, 'at') === undefined ? attribute(tag, 'seat') : asked;
    return machine.game.view(state, machine.game.seats.find((one) => one === seat) ?? 'all');
  };

  describe(`The lessons of ${id}`, () => {
    test('are numbered through, and teach every rule', () => {
      expect(lessons.map(({ file }) => Number(file.slice(0, 2)))).toEqual(
        lessons.map((_, index) => index + 1),
      );
      expect(lessons).toHaveLength(count);
      const known = lessons.flatMap(({ rules }) => rules);
      expect(all.filter((rule) => !known.includes(rule))).toEqual([]);
    });

    test('would ask too early, if what was taught made no difference', () => {
      const kinds = questions.kinds.flatMap((kind) => kind.rules.map((rule: E['rule']) => ({ kind, rule })));
      const drawn = kinds.flatMap(({ kind, rule }) =>
        Array.from({ length: DRAWN }, (_, seed) => kind.make(rule, seededRandom(seed))),
      );
      const found = all.filter((rule) => drawn.some((exercise) => signs[rule]?.(exercise) === true));
      expect(found).toEqual(all.filter((rule) => rule in signs));
    });

    const pictures = lessons.flatMap((lesson) =>
      stepsOf(lesson).flatMap((text, step) =>
        [...tags(text, 'Scene'), ...tags(text, 'TryIt')].map((tag) => ({
          lesson,
          step,
          tag,
          file: lesson.file,
        })),
      ),
    );
    test.each(pictures)('in $file show nothing that has not been told of: $tag', ({ lesson, step, tag }) => {
      const { begins, steps } = shownIn(tag);
      const told = toldBy(lesson, step);
      const cited = new Set(steps.flatMap(({ position }) => position.context.events.map(({ rule }) => rule)));
      expect([...cited].filter((rule) => !told.some((one) => one === rule))).toEqual([]);
      const early = (begins === undefined ? [] : telling(seenIn(tag, begins.position.context.state))).filter(
        ({ rules }) => !rules.some((rule) => told.includes(rule)),
      );
      expect(early).toEqual([]);
    });
  });

  describe.each(lessons)(`$file of ${id}`, (lesson) => {
    const { body, file, rules } = lesson;

    test('links every rule that it says it teaches', () => {
      expect(rules.filter((rule) => !namedIn(body, false).includes(rule))).toEqual([]);
    });

    test('has something to look at, to try and to predict', () => {
      for (const component of ['Scene', 'TryIt', 'Predict']) expect(tags(body, component)).not.toEqual([]);
    });

    test('leads to cases about what has been taught by then, and to one at least about itself', () => {
      const about = tags(body, 'Case').map((tag) => {
        const text = readFileSync(new URL(`cases/${attribute(tag, 'id') ?? ''}.json`, content), 'utf8');
        return (JSON.parse(text) as { readonly rules: readonly string[] }).rules;
      });
      const met = metBy(lesson);
      expect(about.filter((named) => !named.some((rule) => met.includes(rule)))).toEqual([]);
      expect(about.filter((named) => named.some((rule) => rules.includes(rule)))).not.toEqual([]);
    });

    test.each(tags(body, 'TryIt'))('says of the answer why it is one: %s', (tag) => {
      expect(shownIn(tag).steps[0]?.step?.comment).toBeDefined();
    });

    test('lets the reader try something that the rules refuse, where there is such a thing', () => {
      const refusable = tags(body, 'TryIt').filter((tag) => {
        const state = shownIn(tag).begins?.position.context.state;
        return state !== undefined && canBeRefused(state);
      });
      expect(refusable.length > 0).toBe(!neverRefused.includes(file));
    });

    test.each(tags(body, 'Predict'))('asks nothing that was not taught before: %s', (tag) => {
      const asked = inOrder(listed(attribute(tag, 'rules')?.replace(/[[\]]/g, '')));
      const kind = questions.kinds.find(({ id: one }) => one === attribute(tag, 'kind'))?.id;
      const met = metBy(lesson);
      expect(asked.filter((rule) => !met.includes(rule))).toEqual([]);
      for (const rule of asked)
        for (let seed = 0; seed < DRAWN; seed++) {
          const exercise = exerciseBy(questions.kinds, seededRandom(seed), [rule], kind, (one) =>
            isWithin(questions, met, one),
          );
          const early = all.filter((one) => !met.includes(one) && signs[one]?.(exercise) === true);
          expect(early, `by ${seed}`).toEqual([]);
        }
    });

    test('can be tested by who knows it', () => {
      expect(askableRules(questions, inOrder(rules), metBy(lesson)).length).toBeGreaterThanOrEqual(ASKED);
    });
  });
}
