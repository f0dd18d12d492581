import { h } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { exerciseAt } from '#kit/exercise';
import { words as drill } from '#said/drill';
import { words as progress } from '#said/progress';
import { Drill } from '#widgets/quiz/Drill.tsx';
import { Predict } from '#widgets/quiz/Predict.tsx';
import { ProgressPage } from '#widgets/quiz/ProgressPage.tsx';
import { toyFace } from '../../games/toy/face.tsx';
import { toyQuestions, toyQuiz, type ToyExercises } from '../../games/toy/quiz.tsx';
import { RULES, type Rule, type Toy } from '../../games/toy/rules.ts';
import { words as toy } from '../../games/toy/words.ts';
import { foreignWordsIn } from '../foreign-words.ts';
import { pageWith, type Page } from '../page.ts';

/** Questions are asked about any game that gives a quiz: here one for three, without puzzles. */

let page: Page;
const first = exerciseAt('here', toyQuestions.kinds, toyQuestions.rules);
const [right = -1] = first.right;
const labels = first.choices.map(({ seat }) => toy.seats[seat]);
const told = () => page.texts('.told').join();

afterEach(() => {
  expect(foreignWordsIn(page.html())).toEqual([]);
});

describe('A question about a game for three', () => {
  async function predict() {
    page = await pageWith(
      h(Predict<Toy, ToyExercises>, {
        quiz: toyQuiz,
        questions: () => Promise.resolve(toyQuestions),
        first,
        rules: toyQuestions.rules,
        kind: undefined,
        task: 'toy',
      }),
    );
  }

  test('shows its position, what is supposed to be played, and a choice for each seat', async () => {
    await predict();
    expect(page.texts('.question strong')).toEqual([toy.whoTakes]);
    for (const move of first.proposed) expect(page.texts('.task')[0]).toContain(toyFace.words.move(move));
    expect(page.texts('.choice')).toEqual(labels);
    expect(told()).toBe('');
  });

  test('says of a right answer that it is, with what happens and by which rule', async () => {
    await predict();
    await page.press(labels[right] ?? '', '.choices');
    expect(told()).toContain(drill.right);
    expect(told()).not.toContain(drill.answer);
    expect(told()).toContain(toy.rules['highest-takes']);
    expect(page.texts('.events li')).toHaveLength(first.proof.length + 1);
  });

  test('tells the right answer to who missed it, and asks another one', async () => {
    await predict();
    await page.press(labels[(right + 1) % labels.length] ?? '', '.choices');
    expect(told()).toContain(drill.wrong);
    expect(told()).toContain(labels[right]);
    await page.press(drill.ask);
    expect(told()).toBe('');
    expect(page.texts('.choice')).toHaveLength(3);
  });
});

test('The drill of a game without puzzles asks its rules, and offers no puzzle', async () => {
  page = await pageWith(h(Drill<Toy, ToyExercises>, { quiz: toyQuiz, questions: toyQuestions }));
  expect(page.texts('.drill > .label')).toEqual([drill.due(1)]);
  await page.press(page.texts('.choice')[0] ?? '', '.choices');
  await page.press(drill.next);
  expect(page.texts('.choice')).toHaveLength(3);
  expect(page.html()).toContain('/toy/progress/');
  expect(page.html()).not.toContain('/puzzles/');
});

test('The page of progress lists the rules of the game, all of them new', async () => {
  page = await pageWith(
    h(ProgressPage<Rule>, {
      game: 'toy',
      chapters: [{ name: toy.game, rules: RULES }],
      RuleLink: toyFace.RuleLink,
    }),
  );
  expect(page.texts('.stages li a')).toEqual(RULES.map((rule) => toy.rules[rule]));
  expect(page.texts('.stages strong')).toEqual(RULES.map(() => progress.stages.new));
  expect(page.html()).toContain('/toy/drill/');
  expect(page.html()).not.toContain('/puzzles/');
});
