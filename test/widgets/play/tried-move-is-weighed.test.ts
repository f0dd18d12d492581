import { h } from 'preact';
import { expect, test, vi } from 'vitest';
import { DEAL } from '../../games/toy/mistake-question-adapter.ts';
import { toyMachine } from '../../games/toy/chart.ts';
import { toyPlayAdapter } from '../../games/toy/play-adapter.ts';
import type { Action, Toy } from '../../games/toy/rules.ts';
import { words as toy } from '../../games/toy/words.ts';
import type { Better } from '#kit/detect-and-rate-mistakes';
import { words as mistakes } from '#said/mistakes';
import { words } from '#said/play-against-computer';
import { punctuation } from '#said/punctuation';
import { TryAgainStage } from '#widgets/play/TryAgainStage.tsx';
import type { OpponentTypes } from '#widgets/play/play-adapter.ts';
import { pageWith } from '../render-and-press-widget.ts';

/** In a position that is looked back on each try is weighed by itself, be it neither the best nor the move that was made then. */

type Told = { readonly better: Better<Action> | null } | { readonly why: readonly string[] };
interface Weighing extends OpponentTypes {
  readonly task: 'weigh' | 'why';
  readonly told: Told;
}

const BEST: Action = { type: 'choose', by: 'bob', card: 'N5' };
const OTHER = toy.card('N2');
const WORSE: Better<Action> = { move: BEST, cost: 0.07, interval: [0.04, 0.1], deals: 200 };

/** Looks back on a choice, not known any more unless it is told with what it cost, with one who finds this out as soon as it is let. */
async function revisit(
  better: Better<Action> | null,
  known: Partial<Pick<Parameters<typeof TryAgainStage<Toy, Weighing>>[0], 'made' | 'cost' | 'onFound'>> = {},
  reasonsBetween?: (state: unknown, worse: Action, better: Action) => readonly string[],
) {
  const start = toyMachine.play(toyMachine.begin(), DEAL);
  if (!start.ok) throw new Error('It is not dealt so');
  const waiting: (() => void)[] = [];
  let fail = (): void => undefined;
  const page = await pageWith(
    h(TryAgainStage<Toy, Weighing>, {
      face: toyPlayAdapter.face,
      seat: 'bob',
      start: start.value,
      made: undefined,
      ...known,
      Try: undefined,
      weigher: {
        weigh: (): Weighing['task'] => 'weigh',
        ...(reasonsBetween && { reasonsBetween }),
        weighed: (told) => ('better' in told ? told.better : undefined),
        why: { ask: (): Weighing['task'] => 'why', told: (told) => ('why' in told ? told.why : undefined) },
      },
      thinker: {
        ask: (task, tell, done, failed) => {
          fail = () => failed?.();
          waiting.push(() => {
            tell(task === 'weigh' ? { better } : { why: ['for a reason'] });
            done?.();
          });
          return () => undefined;
        },
        dismiss: () => undefined,
      },
      about: h('p', null, 'found'),
      pointed: BEST,
      close: () => undefined,
    }),
  );
  return {
    page,
    answer: () => waiting.shift()?.(),
    fail: () => {
      fail();
    },
  };
}

const told = (page: Awaited<ReturnType<typeof pageWith>>) => page.texts('.stage-told p');

test.each([
  ['clearly', 0.07, 'mistake', ''],
  ['a little', 0.03, 'possible', `${mistakes.nearly}${punctuation.afterSentence}`],
] as const)(
  'A first try that does %s worse is told so and by how much, and what was found is not given away',
  async (_, cost, kind, called) => {
    const { page, answer } = await revisit({ ...WORSE, cost });
    await page.press(OTHER, '.table');
    expect(told(page)).toEqual([mistakes.weighing]);
    // Until it is weighed, nothing else is tried.
    await page.press(OTHER, '.table');
    answer();
    await page.until(() => told(page).join() === `${called}${words.over.secondTryBy(cost)}`);
    expect(page.html()).toContain(`data-kind="${kind}"`);
    expect(page.html()).not.toContain('found');
    expect(page.html()).toContain(toy.hidden);
  },
);

/** Has the move that was tried last weighed, and the reason found. */
async function explained({ page, answer }: Pick<Awaited<ReturnType<typeof revisit>>, 'page' | 'answer'>) {
  await page.until(() => told(page).includes(mistakes.weighing));
  answer();
  await page.until(() => told(page).includes(mistakes.whyWait));
  await page.until(() => {
    answer();
    return told(page).includes('for a reason');
  });
}

test('A second try that does worse is told by how much and why, before what was found, and is not played', async () => {
  const { page, answer } = await revisit(WORSE);
  await page.press(OTHER, '.table');
  answer();
  await page.until(() => told(page).join() === words.over.secondTryBy(0.07));
  await page.press(OTHER, '.table');
  await explained({ page, answer });
  expect(told(page)).toEqual([
    `${words.over.notFound}${punctuation.afterSentence}${words.over.worse(0.07)}`,
    'for a reason',
    'found',
    words.over.handsOpen,
  ]);
  expect(page.texts('.table button')).toContain(OTHER);
});

test('What is tried once all is told is weighed too', async () => {
  const { page, answer } = await revisit({ ...WORSE, cost: 0.03 });
  await page.press(words.over.show);
  await page.press(OTHER, '.table');
  await explained({ page, answer });
  expect(told(page)[0]).toBe(`${mistakes.nearly}${punctuation.afterSentence}${words.over.worse(0.03)}`);
  expect(told(page)).toContain(words.over.better(toyPlayAdapter.face.words.move(BEST)));
  expect(page.html()).toContain('data-kind="possible"');
});

test('A try that does about as well is called good at once, with what was found', async () => {
  const { page, answer } = await revisit(null);
  await page.press(OTHER, '.table');
  answer();
  await page.until(() => told(page).includes('found'));
  expect(told(page)).toEqual([words.over.asGood, 'found', words.over.handsOpen]);
  expect(page.html()).toContain('data-kind="answer"');
  expect(page.html()).not.toContain(toy.hidden);
});

test('A try that nobody can weigh is sent back without a size', async () => {
  const { page, fail } = await revisit(null);
  await page.press(OTHER, '.table');
  fail();
  await page.until(() => told(page).join() === words.over.secondTry);
});

test.each([
  ['a little', 0.03, 'possible', `${words.over.sameAgain}${punctuation.afterSentence}${mistakes.nearly}`],
  ['clearly', 0.07, 'mistake', words.over.sameAgain],
] as const)(
  'The move that was made then is judged as any try, where it does %s worse, and needs no weighing',
  async (_, cost, kind, called) => {
    const made: Action = { type: 'choose', by: 'bob', card: 'N2' };
    const { page } = await revisit(null, { made, cost });
    await page.press(OTHER, '.table');
    expect(told(page)).toEqual([`${called}${punctuation.afterSentence}${words.over.secondTryBy(cost)}`]);
    expect(page.html()).toContain(`data-kind="${kind}"`);
    await page.press(OTHER, '.table');
    // Why it does worse stands in what was found.
    expect(told(page).map((text) => text.trim())).toEqual([called, 'found', words.over.handsOpen]);
    expect(page.html()).toContain(`data-kind="${kind}"`);
  },
);

test('What is known at once of why a try does worse is told of that try, once it may be', async () => {
  const nameOf = toyPlayAdapter.face.words.move;
  const { page, answer } = await revisit(WORSE, {}, (_, ...moves) => [moves.map(nameOf).join()]);
  const reason = [{ ...BEST, card: 'N2' } as const, BEST].map(nameOf).join();
  for (const isTold of [false, true]) {
    await page.press(OTHER, '.table');
    answer();
    await page.until(() => !told(page).includes(mistakes.weighing));
    expect(told(page).includes(reason)).toBe(isTold);
  }
});

test.each([
  ['the better move, at once', [BEST], true],
  ['the better move, at the second try', [OTHER, BEST], true],
  ['nothing better twice', [OTHER, OTHER], false],
] as const)('Who finds %s has put it right where it was: %o', async (_, tries, isFound) => {
  const onFound = vi.fn();
  const { page, answer } = await revisit(WORSE, { onFound });
  for (const tried of tries) {
    await page.press(typeof tried === 'string' ? tried : toy.card('N5'), '.table');
    if (typeof tried === 'string') answer();
    await page.until(() => !told(page).includes(mistakes.weighing));
  }
  expect(onFound).toHaveBeenCalledTimes(Number(isFound));
});

test('Who finds what does as well has put it right too', async () => {
  const onFound = vi.fn();
  const { page, answer } = await revisit(null, { onFound });
  await page.press(OTHER, '.table');
  answer();
  await page.until(() => page.html().includes(words.over.handsOpen));
  expect(onFound).toHaveBeenCalledOnce();
});

test('Who has been shown what does better has not put it right by playing it', async () => {
  const onFound = vi.fn();
  const { page } = await revisit(WORSE, { onFound });
  await page.press(words.over.show);
  await page.press(toy.card('N5'), '.table');
  expect(onFound).not.toHaveBeenCalled();
});
