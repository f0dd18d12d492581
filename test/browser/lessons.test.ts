import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { other, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { judge, playable } from '#games/jekyll-vs-hyde/rules/judge';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { JekyllVsHydeExercise } from '#games/jekyll-vs-hyde/exercises/types';
import { words as sentences } from '#said/jekyll-vs-hyde/events';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words as table } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { words as drill } from '#said/drill';
import { punctuation } from '#said/punctuation';
import { say } from '#words/sentence-per-type';
import { questions } from '#games/jekyll-vs-hyde/question-pool';
import { exerciseAt, isPartlyRight } from '#kit/exercise';
import { isWithin } from '#widgets/quiz/quiz-adapter.ts';
import {
  attribute,
  canBeRefused,
  framesOf,
  lessons,
  predictOf,
  tags,
  taughtBy,
  type Written,
} from '../content/lesson-sources.ts';
import { expectAccessible, overflowsSideways, readsAsOnePage, test } from './playwright-fixtures.ts';

/** Each lesson as a learner goes through it, by keyboard alone. */

const addressOf = ({ slug }: Written) => `/jekyll-vs-hyde/lessons/${slug}/`;

describe.each(lessons)('Lesson $file', (lesson) => {
  const tag = tags(lesson.body, 'TryIt').find(canBeRefused) ?? '';
  const task = `try-${attribute(tag, 'name')}-${attribute(tag, 'at')}`;
  const [asked = ''] = tags(lesson.body, 'Predict');
  const question = exerciseOf(lesson, asked);

  test('refuses a wrong play with its reason, takes the right one, reads well and fits a phone', async ({
    page,
  }) => {
    await read(page, lesson);
    const exercise = page.locator(`[data-task="${task}"]`);
    const { wrong, right, refusal, told } = playsOf(tag);

    await make(page, exercise, wrong);
    await seesText(exercise.locator('.refusals'), say(legality.refusals, refusal));
    const reason = exercise.locator('.refusals a').first();
    await expect.poll(() => reason.getAttribute('href')).toBe(`/jekyll-vs-hyde/rules/#${refusal.rule}`);
    await expect.poll(() => exercise.getAttribute('data-done')).toBeNull();

    // A refused card stays picked where several are given: it is put back first.
    if (wrong.type === 'exchange') await press(page, exercise, wrong.cards.map(game.card));
    await make(page, exercise, right);
    await exercise.locator('.told summary').click();
    await seesText(exercise.locator('.told'), told);
    await expect.poll(() => exercise.getAttribute('data-done')).not.toBeNull();

    await expectAccessible(page);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => overflowsSideways(page)).toBe(false);
    }
  });

  test('grades an exercise answered wrongly and one answered rightly, and remembers both', async ({
    page,
  }) => {
    await read(page, lesson);
    const place = page.locator(`[data-task="${question.task}"]`);
    const marked = wrongAnswer(question.exercise);
    await answer(page, place, question.exercise, marked);
    const verdict = isPartlyRight(question.exercise, marked) ? drill.partlyRight : drill.wrong;
    await seesText(place.locator('.told'), verdict);
    await seesText(place.locator('.told'), game.rules[question.exercise.rule]);
    await expect.poll(() => place.getAttribute('data-done')).toBeNull();

    // The next question is another one.
    const before = await place.locator('.task').innerText();
    const table = await place.locator('.table').innerHTML();
    await press(page, place, [drill.ask]);
    await expect
      .poll(
        async () => (await place.locator('.task').innerText()) + (await place.locator('.table').innerHTML()),
      )
      .not.toBe(before + table);

    await read(page, lesson);
    await answer(page, place, question.exercise, question.exercise.right);
    await seesText(place.locator('.told'), drill.right);
    await expect.poll(() => place.getAttribute('data-done')).not.toBeNull();

    await page.reload();
    await expect.poll(() => place.getAttribute('data-done')).not.toBeNull();
    await page.goto('/jekyll-vs-hyde/progress/');
    const stage = page.locator(`[data-rule="${question.exercise.rule}"]`);
    await expect.poll(() => stage.getAttribute('data-stage')).toBe('learning');
  });

  test('reads as a lesson without JavaScript: pictures, and what happens in words', async ({
    newContext,
  }) => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(addressOf(lesson));
    const scenes = tags(lesson.body, 'Scene');
    await expect.poll(() => page.locator('figure.scene .table').count()).toBe(scenes.length);
    const text = await page.locator('article').innerText();
    for (const scene of scenes) {
      const moves = framesOf(scene).slice(Number(attribute(scene, 'from') ?? 1) + 1);
      const to = Number(attribute(scene, 'to') ?? Infinity) - Number(attribute(scene, 'from') ?? 1);
      for (const { position } of moves.slice(0, to)) {
        for (const event of position.context.events) expect(text).toContain(say(sentences, event));
      }
    }
    await expect.poll(() => page.locator('.scene-bar:visible, .actions:visible').count()).toBe(0);
  });
});

/** Opens a lesson as one page; its widgets are drawn already and wake when they are touched. */
async function read(page: Page, lesson: Written): Promise<void> {
  await readsAsOnePage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf(lesson));
}

function exerciseOf(lesson: Written, tag: string): { task: string; exercise: JekyllVsHydeExercise } {
  const { rules, kind } = predictOf(tag);
  const task = `predict-${kind ?? 'any'}-${rules.join('-')}`;
  const seed = attribute(tag, 'seed');
  const place = seed === undefined ? task : `${task}-${seed}`;
  const taught = taughtBy(lesson);
  const fits = (one: JekyllVsHydeExercise) => isWithin(questions, taught, one);
  return { task, exercise: exerciseAt(place, questions.kinds, rules, kind, fits) };
}

/** An answer that is not right. */
function wrongAnswer({ pick, choices, right }: JekyllVsHydeExercise): readonly number[] {
  if (pick === 'one') return [right.includes(0) ? 1 : 0];
  return right.length === choices.length ? [0] : choices.map((_, index) => index);
}

/** What a try-it refuses, what it wants, and how it begins to tell what that leads to. */
function playsOf(tag: string) {
  const frames = framesOf(tag);
  const at = Number(attribute(tag, 'at'));
  const state = frames[at]?.position.context.state;
  const after = frames[at + 1];
  const right = after?.step?.action;
  const [first] = after?.position.context.events ?? [];
  if (state === undefined || right === undefined || first === undefined)
    throw new Error(`${tag} is too long`);
  const wrong = forbidden(state, right);
  const [refusal] = judge(state, wrong);
  if (refusal === undefined) throw new Error(`Nothing is forbidden in ${tag}`);
  return { wrong, right, refusal, told: say(sentences, first) };
}

function forbidden(state: Parameters<typeof judge>[0], right: Action): Action {
  if (state.phase === 'follow') {
    const by = other(state.leader);
    const allowed = playable(state, by);
    const card = state.hands[by].find((card) => !allowed.includes(card));
    if (card !== undefined) return { type: 'follow', by, card };
  }
  if (right.type !== 'exchange' || !('hands' in state)) throw new Error('There is nothing to give');
  return { ...right, cards: state.hands[right.by].slice(0, right.cards.length - 1) };
}

/** Makes a move with the buttons of a hand. */
async function make(page: Page, place: Locator, action: Action): Promise<void> {
  switch (action.type) {
    case 'exchange':
      await press(page, place, [...action.cards.map(game.card), /^Give/]);
      break;
    case 'lead':
      await press(page, place, [inHand(action.card), ...(action.names ? [game.suits[action.names]] : [])]);
      break;
    case 'follow':
      await press(page, place, [inHand(action.card)]);
      break;
    case 'deal':
      throw new Error('Nobody deals by hand');
  }
}

async function answer(
  page: Page,
  place: Locator,
  { pick, choices }: JekyllVsHydeExercise,
  marked: readonly number[],
): Promise<void> {
  const buttons = place.locator('.choice');
  await expect.poll(() => buttons.count()).toBe(choices.length);
  for (const index of marked) await tabTo(page, buttons.nth(index), true);
  if (pick === 'all') await press(page, place, [drill.check]);
}

/** How a card in hand is called, also where it has just been received. */
function inHand(card: Card): RegExp {
  return new RegExp(
    `^${game.card(card).replace('+', '\\+')}(${punctuation.aside('', table.table.received)})?$`,
  );
}

/** Tabs to the buttons of these names, one after the other, and presses each. */
async function press(page: Page, place: Locator, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const exact = typeof name === 'string';
    await tabTo(page, place.getByRole('button', { name, exact }).first(), true);
  }
}

/** Goes to an element of an exercise with the tab key, from where the lesson has been read to; in a hand on with the arrows. */
async function tabTo(page: Page, target: Locator, pressIt: boolean): Promise<void> {
  await target.evaluate((element) => {
    const exercise = element.closest('[data-task]');
    if (exercise === null || exercise.contains(document.activeElement)) return;
    const before = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex="0"]'),
    ].filter(
      (one) =>
        !exercise.contains(one) &&
        (one.compareDocumentPosition(exercise) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        one.checkVisibility(),
    );
    before.at(-1)?.focus();
  });
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      if (pressIt) await page.keyboard.press('Enter');
      return;
    }
    const key = await target.evaluate((element) => {
      const here = document.activeElement;
      if (here === null) return 'Tab';
      const after = here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (element.closest('.hand')?.contains(here) === true) return after ? 'ArrowRight' : 'ArrowLeft';
      return after ? 'Tab' : 'Shift+Tab';
    });
    await page.keyboard.press(key);
    // It wakes when it has the focus; arrows pressed before move on once it is awake, and would be pressed too often here.
    await page.waitForFunction(() => !document.activeElement?.closest('astro-island[ssr]'));
  }
  throw new Error('The tab key never comes there');
}

async function seesText(place: Locator, text: string): Promise<void> {
  await expect.poll(() => place.allInnerTexts().then((texts) => texts.join('\n'))).toContain(text);
}
