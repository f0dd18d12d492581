import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LESSON_END, LESSON_TESTED } from '#progress/lesson-completion';
import { NOTHING, withTask } from '#progress/progress';
import { change } from '#progress/progress-store';
import { listUnfinishedExercises } from '../../src/components/list-unfinished-exercises.ts';
import { markDone } from '../../src/components/store-and-mark-exercise-progress.ts';
import { shelfOf, type Shelf } from '../storage/fake-local-storage.ts';

/** What the end of a lesson says of what is left of it. */

let shelf: Shelf;
beforeEach(() => {
  shelf = shelfOf();
  vi.stubGlobal('localStorage', shelf);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The end of a lesson of which so much is done, and the steps that it lists. */
function endAfter(...done: readonly string[]) {
  change(shelf, 'toy', () => done.reduce((progress, task) => withTask(progress, 'first', task), NOTHING));
  const { document } = parseHTML(`<body data-game="toy"><article data-lesson="first">
    <section id="step-1"><div data-task="try-1"></div></section>
    <section id="step-2"></section>
    <section id="step-3"><div data-task="try-2"></div><div data-task="try-3"></div></section>
    <section class="lesson-end" id="step-4" data-task="${LESSON_END}">
      <ol data-when="open" data-task="${LESSON_TESTED}" hidden><li data-step="step-1">1</li><li data-step="step-3">3</li></ol>
      <p data-when="done">You know it.</p>
    </section>
    <div class="lesson-contents"><a href="#step-1">1</a><a href="#step-2">2</a><a href="#step-3">3</a></div>
  </article></body>`);
  markDone(document);
  const lesson = document.querySelector<HTMLElement>('article');
  if (lesson !== null) listUnfinishedExercises(lesson);
  const listed = [...document.querySelectorAll<HTMLElement>('[data-step]')].filter(({ hidden }) => !hidden);
  return {
    says: [...document.querySelectorAll<HTMLElement>('[data-when]')]
      .filter(({ hidden }) => !hidden)
      .map(({ dataset }) => dataset.when),
    steps: listed.map(({ textContent }) => textContent),
    marked: [...document.querySelectorAll('.lesson-contents [data-done]')].map(
      ({ textContent }) => textContent,
    ),
  };
}

test('Whoever has read a lesson and left its exercises is told which steps have them', () => {
  expect(endAfter(LESSON_END)).toEqual({ says: ['open'], steps: ['1', '3'], marked: [] });
  expect(endAfter('try-1', 'try-2', LESSON_END)).toEqual({ says: ['open'], steps: ['3'], marked: ['1'] });
});

test('Whoever has done every exercise of a lesson, or was tested on it, is told that it is known', () => {
  expect(endAfter('try-1', 'try-2', 'try-3', LESSON_END)).toEqual({
    says: ['done'],
    steps: [],
    marked: ['1', '3'],
  });
  expect(endAfter(LESSON_TESTED)).toEqual({ says: ['done'], steps: [], marked: [] });
});
