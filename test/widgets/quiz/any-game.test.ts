import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '#kit/random';
import { NOTHING, withTask, type Progress } from '#progress/progress';
import { withAnswer, withTry } from '#progress/review-schedule';
import { change, load } from '#progress/progress-store';
import { words as drill } from '#said/drill';
import { words as result } from '#said/drill-session-result';
import { words as hints } from '#said/hints';
import { words as progress } from '#said/progress';
import { EXERCISE_DONE_EVENT, QUESTION_ANSWERED_EVENT } from '#widgets/exercise-events.ts';
import { SpacedRepetitionDrill } from '#widgets/quiz/SpacedRepetitionDrill.tsx';
import { ExerciseQuestion } from '#widgets/quiz/ExerciseQuestion.tsx';
import { PracticeQuestion } from '#widgets/quiz/PracticeQuestion.tsx';
import { ProgressPage } from '#widgets/quiz/ProgressPage.tsx';
import type { PuzzlesInDrill } from '#widgets/quiz/drill-puzzle-props.ts';
import { NEW_SESSION, withResult, type Outcome } from '#widgets/quiz/quiz-session.ts';
import SessionResult from '#widgets/quiz/SessionResult.tsx';
import { toyQuestions, type ToyExercise, type ToyExercises } from '../../games/toy/exercises.ts';
import { toyQuiz } from '../../games/toy/quiz-adapter.tsx';
import type { Rule, Toy } from '../../games/toy/rules.ts';
import { words as toy } from '../../games/toy/words.ts';
import { shelfOf, type Shelf } from '../../storage/fake-local-storage.ts';
import { foreignWordsIn } from '../words-of-another-game.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** The drill, its questions and the page of progress draw any game by its quiz: here one for three. */

let page: Page;
let shelf: Shelf;
const told = () => page.texts('.told').join();
const choices = () => page.texts('.choice');
const asked = () => page.texts('.task strong').join();
const right = () => page.texts('.choice[data-right="true"]');

/** The exercise of a kind by a seed. */
function made(kind: ToyExercise['kind'], seed = 1): ToyExercise {
  const found = toyQuestions.kinds.find(({ id }) => id === kind);
  const rule = found?.rules[0];
  if (found === undefined || rule === undefined) throw new Error(`There is no kind ${kind}`);
  return found.make(rule, seededRandom(seed));
}

/** The names of a question's choices that are right, and of those that are not. */
function answersOf({ choices, right }: ToyExercise) {
  const names = choices.map(toyQuiz.words.choice);
  return {
    names,
    right: names.filter((_, index) => right.includes(index)),
    wrong: names.filter((_, index) => !right.includes(index)),
  };
}

/** Presses the first choice, and where several are to be marked says that these are all. */
async function answerAnything() {
  await page.press(choices()[0] ?? '', '.choices');
  if (page.texts('.actions button').includes(drill.check)) await page.press(drill.check);
}

beforeEach(() => {
  shelf = shelfOf();
  vi.stubGlobal('localStorage', shelf);
});
afterEach(() => {
  expect(foreignWordsIn(page.html())).toEqual([]);
});

describe('A question about a game for three', () => {
  const answered = vi.fn<(outcome: Outcome) => void>();
  async function question(exercise: ToyExercise) {
    answered.mockClear();
    page = await pageWith(
      h(ExerciseQuestion<Toy, ToyExercises>, { quiz: toyQuiz, exercise, onAnswered: answered }),
    );
    return answersOf(exercise);
  }

  test('says what is supposed, asks, and offers its choices over the table', async () => {
    const exercise = made('taker');
    const { names } = await question(exercise);
    expect(page.texts('.task')[0]).toContain(toyQuiz.words.proposal(exercise)[2]);
    expect(asked()).toBe(toy.questions.taker(exercise.viewer));
    expect(choices()).toEqual(names);
    expect(page.texts('.table section')).toHaveLength(3);
    expect(told()).toBe('');
    expect(answered).not.toHaveBeenCalled();
  });

  test('that is answered rightly says so and why, and folds away all that the rules bring about', async () => {
    const { right: names } = await question(made('taker'));
    await page.press(names[0] ?? '', '.choices');
    expect(answered.mock.calls).toEqual([['right']]);
    expect(told()).toContain(drill.right);
    expect(told()).not.toContain(drill.answer);
    expect(page.texts('.refusals li')).toEqual([expect.stringContaining(toy.rules['highest-takes'])]);
    expect(page.texts('.told > details:not([open]) .events li')).toHaveLength(4);
    expect(right()).toEqual(names);
    // The table is that of the last thing told: the point is taken.
    expect(page.texts('.table h3').join()).toContain(toy.points(1));
  });

  test('that is answered wrongly gives the answer, and can be answered but once', async () => {
    const { right: names, wrong } = await question(made('taker'));
    await page.press(wrong[0] ?? '', '.choices');
    await page.press(names[0] ?? '', '.choices');
    expect(answered.mock.calls).toEqual([['wrong']]);
    expect(told()).toContain(drill.wrong);
    expect(told()).toContain(drill.answer);
    expect(told()).toContain(names[0]);
    expect(right()).toEqual(names);
    expect(page.html()).toContain('/toy/rules/#highest-takes');
  });

  test('gives three hints to who asks, none of which tells more than it is asked, and is not right after one', async () => {
    answered.mockClear();
    const exercise = made('taker');
    const { right: names, wrong } = answersOf(exercise);
    page = await pageWith(
      h(ExerciseQuestion<Toy, ToyExercises>, { quiz: toyQuiz, exercise, hints: true, onAnswered: answered }),
    );
    await page.press(hints.ask);
    expect(told()).toContain(toy.pointer);
    expect(page.texts('.choice[data-ruled-out]')).toEqual([]);
    await page.press(hints.ask);
    const ruledOut = wrong[Math.floor(wrong.length / 2)] ?? '';
    expect(told()).toContain(hints.wrong(ruledOut));
    expect(page.texts('.choice[data-ruled-out]')).toEqual([ruledOut]);
    expect(told()).not.toContain(names[0]);
    await page.press(hints.ask);
    expect(told()).toContain(names[0]);
    await page.press(hints.ask);
    await page.press(names[0] ?? '', '.choices');
    expect(answered.mock.calls).toEqual([['hinted']]);
    expect(told()).toMatch(new RegExp(`^${drill.right}`));
    // Why comes first, then when it is asked again.
    expect(told().indexOf(drill.hinted)).toBeGreaterThan(told().indexOf(toy.rules['highest-takes']));
    expect(page.texts('.choice[data-ruled-out]')).toEqual([]);
    expect(page.texts('.actions button')).not.toContain(hints.ask);
  });

  test('says why that answer is wrong, with its rule', async () => {
    const { wrong } = await question(made('taker'));
    await page.press(wrong[0] ?? '', '.choices');
    expect(page.texts('.refusals li')).toEqual([
      expect.stringContaining(toy.reasons.outdone(wrong[0] ?? '')),
      // And what the answer turns on.
      expect.stringContaining(toy.rules['highest-takes']),
    ]);
    expect(page.html()).toContain('/toy/rules/#highest-takes');
  });

  test('of which several were marked says of each what is wrong with it, and why what is left out is right', async () => {
    const { right: names, wrong } = await question(made('choosable'));
    for (const name of wrong) await page.press(name, '.choices');
    await page.press(drill.check);
    expect(page.texts('.refusals li')).toEqual([
      ...wrong.map((name) => expect.stringContaining(toy.reasons.nine(name)) as string),
      expect.stringContaining(toy.reasons['no-nine'](names.join(', '))) as string,
    ]);
    // How many were found comes before the reasons.
    const found = told().indexOf(drill.partly(0, names.length, wrong.length));
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(told().indexOf(toy.reasons['no-nine'](names.join(', '))));
  });

  test('of which all right ones are to be marked waits until the reader says so', async () => {
    const { right: names, wrong } = await question(made('choosable'));
    const [, check = ''] = new RegExp(`<button([^>]*)>${drill.check}`).exec(page.html()) ?? [];
    // Nothing is right where nothing is marked: that is a slip of the thumb. The button says so, and can be reached.
    expect(page.texts('.actions [data-primary]')).toEqual([]);
    expect(check).toContain('aria-disabled="true"');
    expect(check).not.toMatch(/\sdisabled|tabindex/i);
    await page.press(drill.check);
    expect(told()).toContain(drill.markFirst);
    for (const name of [...names, ...wrong]) await page.press(name, '.choices');
    expect(page.texts('.actions [data-primary]')).toEqual([drill.check]);
    expect(page.texts('.told').filter(Boolean)).toEqual([]);
    await page.press(wrong[0] ?? '', '.choices');
    await page.press(drill.check);
    expect(answered.mock.calls).toEqual([['right']]);
    expect(told()).toContain(drill.right);
    expect(told()).toContain(toy.anyOther);
    expect(page.texts('.actions button')).toEqual([]);
  });

  test('of one hand shows no other', async () => {
    await question(made('choosable'));
    expect(page.html().split(toy.hidden)).toHaveLength(5);
  });

  test('about what is forbidden tells the reason and its rule', async () => {
    const forbidden = Array.from({ length: 20 }, (_, seed) => made('verdict', seed)).find(
      ({ proof }) => proof.length === 0,
    );
    if (forbidden === undefined) throw new Error('The nine is wanted now and then');
    await question(forbidden);
    expect(page.texts('.task')[0]).toContain(toyQuiz.words.proposal(forbidden)[0]);
    await page.press(toy.choices.verdict({ type: 'verdict', allowed: false }), '.choices');
    expect(told()).toContain(drill.right);
    expect(page.texts('.refusals li').join()).toContain(
      toy.refusals.nine({ type: 'nine', rule: 'nine-stays' }),
    );
  });
});

describe('A question in a lesson', () => {
  const open = async () => {
    page = await pageWith(
      h(PracticeQuestion<Toy, ToyExercises>, {
        quiz: toyQuiz,
        questions: () => Promise.resolve(toyQuestions),
        first: made('taker'),
        rules: ['highest-takes'],
        taught: ['highest-takes'],
        kind: 'taker',
        task: 'predict-taker',
      }),
    );
  };

  test('is followed by as many more of its kind as the reader likes', async () => {
    await open();
    for (let turn = 0; turn < 3; turn += 1) {
      expect(page.texts('.told strong')).toEqual([]);
      await answerAnything();
      expect(page.texts('.told strong')).toHaveLength(1);
      await page.press(drill.ask);
    }
    expect(page.texts('.choices')).toHaveLength(1);
  });

  const { right: [known = ''], wrong: [slip = ''] } = answersOf(made('taker')); // prettier-ignore
  test.each([
    { answer: 'rightly', pressed: [known], right: true, isDone: true },
    { answer: 'rightly after a hint', pressed: [hints.ask, known], right: false, isDone: true },
    { answer: 'wrongly', pressed: [slip], right: false, isDone: false },
  ])('answered $answer: done $isDone, its rule known $right', async ({ pressed, right, isDone }) => {
    await open();
    const answers: unknown[] = [];
    const done = vi.fn();
    addEventListener(QUESTION_ANSWERED_EVENT, (event) => answers.push((event as CustomEvent).detail));
    addEventListener(EXERCISE_DONE_EVENT, done);
    for (const name of pressed) await page.press(name);
    expect(answers).toEqual([{ rule: 'highest-takes', right }]);
    expect(done).toHaveBeenCalledTimes(Number(isDone));
  });
});

describe('The drill of a game for three', () => {
  const puzzles: PuzzlesInDrill = {
    load: () =>
      Promise.resolve({
        default: ({ position, onTried, onNone, children }) => [
          h('p', { class: 'puzzle' }, position),
          h('button', { onClick: () => { onTried('right'); } }, 'solve'),
          h('button', { onClick: onNone }, 'give up'),
          children,
        ],
      }),
  }; // prettier-ignore
  const open = async (query = '', withPuzzles?: PuzzlesInDrill) => {
    page = await pageWith(
      h(SpacedRepetitionDrill<Toy, ToyExercises>, {
        quiz: toyQuiz,
        questions: toyQuestions,
        ...(withPuzzles === undefined ? {} : { puzzles: withPuzzles }),
      }),
      `https://cabinet.example/toy/drill/${query}`,
    );
  };
  const kept = () => load(shelf, 'toy').progress;
  const rule = () => /data-rule="([^"]*)"/.exec(page.html())?.[1];
  const knowAll = () =>
    change(shelf, 'toy', (before) =>
      toyQuestions.rules.reduce((progress, id) => withAnswer(progress, id, true, Date.now()), before),
    );

  test('asks each rule in the order in which it is learnt, and keeps the answers under the game', async () => {
    await open();
    expect(page.texts('.label')).toEqual([drill.place(1, 10)]);
    expect(rule()).toBe('nine-stays');
    await answerAnything();
    await page.press(drill.next);
    expect(rule()).toBe('highest-takes');
    await answerAnything();
    expect(Object.keys(kept().rules).toSorted()).toEqual(['highest-takes', 'nine-stays']);
    expect([...shelf.all.keys()].toSorted()).toEqual(['cabinet.asked/toy', 'cabinet.progress/toy']);
    expect(page.html()).toContain('/toy/progress/');
  });

  test('ends after ten with how that went and with what comes back, and goes on with ten more', async () => {
    await open();
    let right = 0;
    const missed = new Set<string>();
    for (let asked = 1; asked <= 10; asked += 1) {
      expect(page.texts('.label').join()).toContain(drill.place(asked, 10));
      const about = rule() ?? '';
      await answerAnything();
      const isRight = page.texts('.told strong')[0] === drill.right;
      if (isRight) right += 1;
      else missed.add(about);
      await page.press(drill.next);
    }
    expect(page.texts('h2')).toEqual([result.session(10, right, 0)]);
    expect(page.texts('[role="status"] li')).toHaveLength(missed.size);
    for (const id of missed) expect(page.html()).toContain(`#${id}"`);
    expect(page.html().match(/data-primary/g)).toHaveLength(1);
    expect(page.texts('.choice')).toEqual([]);
    await page.press(drill.more);
    expect(page.texts('.label').join()).toContain(drill.place(1, 10));
    expect(page.texts('h2')).toEqual([]);
  });

  test('lists a rule that was missed and then known once, says once when those come back that do so together, and tells answers after a hint apart', async () => {
    const exercise = made('taker');
    const { right: rightly, wrong } = answersOf(exercise);
    const kinds = toyQuestions.kinds.map((kind) => ({ ...kind, make: () => exercise }));
    const questions = { ...toyQuestions, rules: [exercise.rule], kinds };
    page = await pageWith(h(SpacedRepetitionDrill<Toy, ToyExercises>, { quiz: toyQuiz, questions }));
    const answers: Outcome[] = ['wrong', 'hinted', 'wrong', ...Array<Outcome>(7).fill('right')];
    for (const outcome of answers) {
      if (outcome === 'hinted') await page.press(hints.ask);
      await page.press((outcome === 'wrong' ? wrong : rightly)[0] ?? '', '.choices');
      await page.press(drill.next);
    }
    expect(page.texts('h2')).toEqual([result.session(10, 7, 1)]);
    expect(page.texts('[role="status"] li')).toEqual([toy.rules[exercise.rule]]);
    // There is no other rule to come back, and what waits is no matter at the end.
    expect(page.texts('[role="status"] p')).toHaveLength(1);
  });

  test.each([
    ['as soon, and so says that time once', 60_000, false],
    ['sooner, as it was due already', -60_000, false],
    ['later', 7_200_000, true],
  ])('says at its end when the rest comes back, unless that is %s', async (_, after, isSaid) => {
    const [missed, known] = toyQuestions.rules;
    if (missed === undefined || known === undefined) throw new Error('The game has two rules');
    const now = Date.now();
    const memory = (due: number) => ({ ...withAnswer(NOTHING, missed, false, now).rules[missed], due });
    page = await pageWith(
      h(SessionResult<Rule>, {
        session: withResult(NEW_SESSION, 'rules', missed, 'wrong'),
        progress: {
          ...NOTHING,
          rules: { [missed]: memory(now + 60_000), [known]: memory(now + after) },
        } as Progress,
        rules: [missed, known],
        quiz: toyQuiz,
        now,
      }),
    );
    expect(page.texts('p')).toEqual([
      result.back(1, result.when(now + 60_000, now)),
      ...(isSaid ? [result.known(result.when(now + after, now))] : []),
    ]);
  });

  test('asks what the address names first and again', async () => {
    await open('?rule=highest-takes');
    for (let turn = 0; turn < 2; turn += 1) {
      expect(rule()).toBe('highest-takes');
      await answerAnything();
      await page.press(drill.next);
    }
  });

  test('says when nothing is due, and asks all the same; a game without puzzles offers none', async () => {
    knowAll();
    change(shelf, 'toy', (before) => withTry(before, 'somewhere', 'wrong', 0));
    await open();
    expect(page.texts('.choice')).toEqual([]);
    expect(page.html()).not.toContain('/toy/puzzles/');
    await page.press(drill.practise);
    expect(choices().length).toBeGreaterThan(1);
  });

  test('shows puzzles that come back among what is due, and forgets one that is none', async () => {
    knowAll();
    for (const position of ['here', 'there']) {
      change(shelf, 'toy', (before) => withTry(before, position, 'wrong', 0));
    }
    await open('', puzzles);
    const [first] = page.texts('.puzzle');
    await page.press('solve');
    await page.press(drill.next);
    const [second] = page.texts('.puzzle');
    expect([first, second].toSorted()).toEqual(['here', 'there']);
    await page.press('give up');
    expect(page.texts('.puzzle')).toEqual([]);
    expect(Object.keys(kept().puzzles)).toEqual([first]);
    expect(page.html()).toContain('/toy/puzzles/');
  });
});

describe('The page of progress of a game for three', () => {
  async function open(puzzles = false) {
    page = await pageWith(
      h(ProgressPage<Rule>, {
        game: 'toy',
        chapters: [
          { name: toy.phases.choose, rules: ['nine-stays'] },
          { name: toy.phases.over, rules: ['highest-takes', 'most-points'] },
        ],
        RuleLink: toyQuiz.RuleLink,
        puzzles,
      }),
    );
  }

  test('says how well each rule is known, and leads to the drill', async () => {
    change(shelf, 'toy', (before) => withAnswer(before, 'nine-stays', true, Date.now()));
    await open();
    expect(page.html()).toContain(progress.summary(0, 1, 2));
    expect(page.texts('[data-rule="nine-stays"] strong')).toEqual([progress.stages.learning]);
    expect(page.texts('[data-rule="most-points"]').join()).toContain(toy.rules['most-points']);
    expect(page.html()).toContain('/toy/drill/');
    expect(page.texts('h2')).toEqual([toy.phases.choose, toy.phases.over]);
  });

  test('tells of puzzles where there are any', async () => {
    change(shelf, 'toy', (before) => withTry(before, 'here', 'right', Date.now()));
    await open(true);
    expect(page.texts('h2')[0]).toBe(progress.puzzles.title);
    expect(page.html()).toContain(progress.puzzles.summary(1, 1));
    expect(page.html()).toContain('/toy/puzzles/');
  });

  test('forgets this game only, and asks before', async () => {
    change(shelf, 'other', () => withTask(NOTHING, 'lesson', 'task'));
    change(shelf, 'toy', (before) => withAnswer(before, 'nine-stays', true, Date.now()));
    await open();
    expect(page.texts('dialog[open]')).toEqual([]);
    await page.press(progress.reset);
    await page.until(() => page.texts('dialog[open]').length > 0);
    expect(page.texts('dialog p')).toEqual([progress.resetAsk]);
    expect(load(shelf, 'toy').progress.rules).not.toEqual({});
    await page.press(progress.resetYes);
    expect(load(shelf, 'toy').progress).toEqual(NOTHING);
    expect(load(shelf, 'other').progress.lessons).toEqual({ lesson: ['task'] });
  });
});
