import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SwitchExercise } from '#games/switch/exercises/types';
import { switchMachine } from '#games/switch/machine';
import { questions } from '#games/switch/questions';
import { rankOf, type Card } from '#games/switch/rules/cards';
import { playable } from '#games/switch/rules/legal';
import { RULE_IDS, type RuleId } from '#games/switch/rules/rulebook';
import { exerciseBy } from '#kit/exercise';
import { seededRandom } from '#kit/random';
import { lineThrough } from '#replays/frames';
import { readReplay } from '#replays/read';
import { isWithin } from '#widgets/quiz/quiz.ts';
import { askable } from '../../../src/components/tested-lessons.ts';
import { LESSONS_BY_GAME, attribute, listed, stepsOf, tags, type Written } from '../../content/written.ts';

/** What the lessons of Switch claim, held against the engine: nothing is shown or asked before it is told. */

const { lessons = [] } = LESSONS_BY_GAME.find(({ game }) => game === 'switch') ?? {};
const CONTENT = new URL('../../../content/switch/', import.meta.url);
const DRAWN = 12;

function framesOf(tag: string) {
  const file = new URL(`scenes/${attribute(tag, 'name') ?? ''}.json`, CONTENT);
  const reading = readReplay(readFileSync(file), switchMachine);
  if (!reading.ok) throw new Error(`${tag} cannot be read`);
  const { frames, problems } = reading.value;
  expect(problems).toEqual([]);
  return lineThrough(frames).flatMap((id) => frames[id] ?? []);
}

const namedIn = (text: string) => tags(text, 'Rule').map((tag) => attribute(tag, 'id') ?? '');
const inOrder = (names: readonly string[]) => RULE_IDS.filter((id) => names.includes(id));

/** Every rule that has been met by the end of a lesson. */
function taughtBy({ file }: Written): readonly RuleId[] {
  return inOrder(lessons.filter((lesson) => lesson.file <= file).flatMap(({ body }) => namedIn(body)));
}

/** Every rule that has been told by the end of a step. */
function toldBy(lesson: Written, step: number): readonly RuleId[] {
  const before = lessons.filter(({ file }) => file < lesson.file).map(({ body }) => body);
  return inOrder([...before, ...stepsOf(lesson).slice(0, step + 1)].flatMap(namedIn));
}

/** The rule by which a card does something; null for a plain one. In a run 7s, 8s and Jacks are ranks like others. */
function powerOf(card: Card): readonly RuleId[] {
  if (card === '5H') return ['five-hearts-penalty'];
  switch (rankOf(card)) {
    case '2':
      return ['twos-penalty'];
    case '3':
      return ['run-begins'];
    case '7':
      return ['seven-mirrors', 'run-powerless'];
    case '8':
      return ['eights-reverse', 'run-powerless'];
    case 'J':
      return ['jacks-skip', 'run-powerless'];
    case 'A':
      return ['ace-suit', 'run-ace'];
    default:
      return [];
  }
}

/** The moves of a picture, from the position that it begins with to the last that it leads to. */
function shownIn(tag: string) {
  const frames = framesOf(tag);
  const at = attribute(tag, 'at');
  const from = Number(at ?? attribute(tag, 'from') ?? 1);
  const to = at === undefined ? Number(attribute(tag, 'to') ?? frames.length - 1) : frames.length - 1;
  expect(to).toBeLessThan(frames.length);
  expect(from).toBeLessThan(at === undefined ? to : frames.length - 1);
  return { begins: frames[from], steps: frames.slice(from + 1, to + 1) };
}

const pictures = lessons.flatMap((lesson) =>
  stepsOf(lesson).flatMap((text, step) =>
    [...tags(text, 'Scene'), ...tags(text, 'TryIt')].map((tag) => ({ lesson, step, tag, file: lesson.file })),
  ),
);

test('There are thirteen lessons, numbered through, and every rule is taught in one', () => {
  expect(lessons.map(({ file }) => Number(file.slice(0, 2)))).toEqual(lessons.map((_, index) => index + 1));
  expect(lessons).toHaveLength(13);
  const taught = lessons.flatMap(({ rules }) => rules);
  expect(RULE_IDS.filter((rule) => !taught.includes(rule))).toEqual([]);
});

describe.each(lessons)('$file', (lesson) => {
  const { body, rules } = lesson;

  test('links every rule that it says it teaches', () => {
    expect(rules.filter((rule) => !namedIn(body).includes(rule))).toEqual([]);
  });

  test('has something to look at, to try and to predict', () => {
    for (const component of ['Scene', 'TryIt', 'Predict']) expect(tags(body, component)).not.toEqual([]);
  });

  test('leads to cases about the rules that it teaches', () => {
    const linked = tags(body, 'Case').map((tag) => attribute(tag, 'id') ?? '');
    expect(linked).not.toEqual([]);
    for (const id of linked) {
      const text = readFileSync(new URL(`cases/${id}.json`, CONTENT), 'utf8');
      const about = (JSON.parse(text) as { readonly rules: readonly string[] }).rules;
      expect(about.filter((rule) => rules.includes(rule))).not.toEqual([]);
    }
  });

  test('lets the reader try something that the rules refuse', () => {
    const refusable = tags(body, 'TryIt').filter((tag) => {
      const state = shownIn(tag).begins?.position.context.state;
      return state?.phase === 'turn' && playable(state).length < (state.hands[state.turn]?.length ?? 0);
    });
    expect(refusable).not.toEqual([]);
  });

  test.each(tags(body, 'Predict'))('asks nothing that was not taught before: %s', (tag) => {
    const rules = inOrder(listed(attribute(tag, 'rules')?.replace(/[[\]]/g, '')));
    const kind = questions.kinds.find(({ id }) => id === attribute(tag, 'kind'))?.id;
    const taught = taughtBy(lesson);
    expect(rules.filter((rule) => !taught.includes(rule))).toEqual([]);
    const fits = (one: SwitchExercise) => isWithin(questions, taught, one);
    for (let seed = 0; seed < DRAWN; seed++)
      expect(fits(exerciseBy(questions.kinds, seededRandom(seed), rules, kind, fits))).toBe(true);
  });

  test('can be tested by who knows it', () => {
    const asked = askable(questions, inOrder(rules), taughtBy(lesson));
    expect(asked.length).toBeGreaterThan(1);
  });
});

test.each(pictures)('$file shows nothing that has not been told of: $tag', ({ lesson, step, tag }) => {
  const { begins, steps } = shownIn(tag);
  const told = toldBy(lesson, step);
  const cited = steps.flatMap(({ position }) => position.context.events.map(({ rule }) => rule));
  expect([...new Set(cited)].filter((rule) => !told.includes(rule))).toEqual([]);
  const state = begins?.position.context.state;
  const hands = state === undefined || state.phase === 'deal' ? {} : state.hands;
  const early = Object.values(hands)
    .flat()
    .filter((card) => powerOf(card).length > 0 && !powerOf(card).some((rule) => told.includes(rule)));
  expect(early).toEqual([]);
});
