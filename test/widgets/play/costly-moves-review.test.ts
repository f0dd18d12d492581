import { h, type ComponentType } from 'preact';
import { expect, test } from 'vitest';
import { words as toy } from '../../games/toy/words.ts';
import type { Action, Toy } from '../../games/toy/rules.ts';
import { toyMachine } from '../../games/toy/chart.ts';
import { DEAL } from '../../games/toy/mistake-question-adapter.ts';
import { toyPlayAdapter } from '../../games/toy/play-adapter.ts';
import type { Judged } from '#kit/detect-and-rate-mistakes';
import { CostliestTurns } from '#widgets/play/CostliestTurns.tsx';
import type { WayOn } from '#widgets/play/RoundReview.tsx';
import type { OpponentTypes } from '#widgets/play/play-adapter.ts';
import { TryAgainStage } from '#widgets/play/TryAgainStage.tsx';
import type { TryProps } from '#widgets/scene/PlayablePosition.tsx';
import { words } from '#said/play-against-computer';
import { words as trying } from '#said/playable-position';
import { punctuation } from '#said/punctuation';
import { pageWith } from '../render-and-press-widget.ts';

/** A look back on a whole game lists what cost something under its rounds, and of one round what cost most. */

type Playing = OpponentTypes & { readonly told: Judged<Action> };

const choice = (card: 'N1' | 'N2'): Action => ({ type: 'choose', by: 'bob', card });

/** Two rounds of five turns, of which each but the first of a round has cost something, the last ones most. */
const JUDGED: readonly Judged<Action>[] = [0, 1].flatMap((round) =>
  [1, 2, 3, 4, 5].map((turn) => {
    const cost = turn / 20;
    const better = { move: choice('N2'), cost, interval: [cost / 2, 2 * cost], deals: 9 } as const;
    return {
      at: 10 * round + turn,
      turn,
      move: choice('N1'),
      better: turn === 1 ? null : better,
      reasons: [`because ${turn}`],
    };
  }),
);

async function lookBack(rounds: boolean, advised: number | null = null) {
  const kept: number[] = [];
  const opened: ({ readonly at: number } & WayOn)[] = [];
  const page = await pageWith(
    h(CostliestTurns<Toy, Playing, Action>, {
      thinker: {
        ask: (_task, tell, done) => {
          JUDGED.forEach((one) => {
            tell(one);
          });
          done?.();
          return () => undefined;
        },
        dismiss: () => undefined,
      },
      task: null,
      read: (told) => told,
      words: {
        title: toy.title,
        measure: '',
        intro: '',
        stop: '',
        wait: () => '',
        turn: (turn) => String(turn),
        better: (_made, { cost }) => String(cost),
        flawless: '',
        summary: (shown, found) => `${shown}/${found}`,
        costMost: (turn, round) => `most ${turn} ${round}`,
        stopped: (turn, round) => `${turn} ${round}`,
      },
      turns: 10,
      rounds: rounds ? { of: (at) => (at > 10 ? 2 : 1), name: toy.round } : null,
      label: () => null,
      because: (reason) => String(reason),
      isAdvised: (at) => at === advised,
      open: (at, _about, _better, way) => opened.push({ at, ...way }),
      keep: (found) => kept.push(...found.map(({ at }) => at)),
      takenOver: null,
      learn: h('p', { class: 'learn' }),
    }),
  );
  await page.until(() => kept.length > 0);
  return { page, kept, opened };
}

test('All that cost something in a game stands under its round, the dearest of each first, and is kept', async () => {
  const { page, kept } = await lookBack(true);
  expect(page.texts('h3')).toEqual([toy.round(1), toy.round(2)]);
  expect(page.texts('.mistakes .mistake')).toEqual(['5', '4', '3', '2', '5', '4', '3', '2']);
  // Where several cost as much, the last of them is named.
  expect(page.texts('.review [role="status"]').join()).toBe(
    `8/8${punctuation.afterSentence}most 5 ${toy.round(2)}`,
  );
  expect(kept.toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 12, 13, 14, 15]);
});

test('What cost most is opened from above the list, in whichever round it was', async () => {
  const { page, opened } = await lookBack(true);
  expect(page.texts('.review .actions button')).toEqual([words.over.costliest, words.over.allAnswers]);
  // So is the way to learn from it.
  expect(page.html().indexOf('class="learn"')).toBeLessThan(page.html().indexOf('class="mistakes"'));
  await page.press(words.over.costliest);
  // From there on one after the other, by what each has cost.
  for (let last = opened.at(-1); last?.next !== undefined; last = opened.at(-1)) last.next();
  expect(opened.map(({ at }) => at)).toEqual([15, 5, 14, 4, 13, 3, 12, 2]);
});

test('Of one round the three that cost most are shown and kept, under no heading', async () => {
  const { page, kept } = await lookBack(false);
  expect(page.texts('h3')).toEqual([]);
  expect(page.texts('.mistakes .mistake')).toEqual(['5', '5', '4']);
  expect(kept).toHaveLength(3);
});

test('What did better is told once it is opened, was told at its position, or all of it is shown', async () => {
  const { page, opened } = await lookBack(false);
  const told = () => [...page.html().matchAll(/<details( open)?/g)].map(([, open]) => open !== undefined);
  expect(told()).toEqual([false, false, false]);
  expect(page.texts('.mistakes li > p').join()).not.toContain('because');
  await page.press('5', '.mistakes');
  opened.at(-1)?.onTold?.();
  await page.until(() => told()[0] === true);
  expect(told()).toEqual([true, false, false]);
  await page.press(words.over.allAnswers);
  expect(told()).toEqual([true, true, true]);
});

test('What speaks for the move that did better is said beside it, as where it is advised', async () => {
  const { page } = await lookBack(false);
  const said = page.texts('.mistakes li details > p:last-child');
  expect(said).toEqual(['because 5', 'because 5', 'because 4']);
});

test('What had been advised is called no slip: it is neither counted, listed nor kept, and it is said that it did less well', async () => {
  const { page, kept } = await lookBack(false, 15);
  expect(kept).not.toContain(15);
  expect(kept).toHaveLength(3);
  expect(page.texts('.mistakes .mistake')).toEqual(['5', '4', '4']);
  const said = page.texts('.review [role="status"]').join();
  expect(said).toContain('3/');
  expect(said).toContain(words.over.advisedToo(1));
});

/** A position of the first round that is looked back on: Bob has chosen 2, or another card, and 5 would have been better. */
async function revisit(Try?: ComponentType<TryProps<Toy>>, isLuck = false, made: 'N2' | 'N3' = 'N2') {
  const start = toyMachine.play(toyMachine.begin(), DEAL);
  if (!start.ok) throw new Error('It is not dealt so');
  return pageWith(
    h(TryAgainStage<Toy>, {
      face: toyPlayAdapter.face,
      seat: 'bob',
      start: start.value,
      made: { type: 'choose', by: 'bob', card: made },
      Try,
      isLuck,
      about: h('p', null, 'found'),
      pointed: { type: 'choose', by: 'bob', card: 'N5' },
      next: () => undefined,
      close: () => undefined,
    }),
  );
}

test('A position that is looked back on gives nothing away before something is tried', async () => {
  const page = await revisit();
  expect(page.texts('p')).toContain(words.over.tryAgain);
  expect(page.html()).not.toContain('found');
  expect(page.html()).not.toContain('data-pointed');
  expect(page.html()).toContain(toy.hidden);
  // Until something is played there is nothing to take back.
  expect(page.texts('.actions button')).toEqual([
    words.over.nextListed,
    words.over.show,
    words.over.backToEnd,
  ]);
});

test('A move that is tried there and is the better one is told so, before what was found', async () => {
  const page = await revisit();
  await page.press(toy.card('N5'), '.table');
  expect(page.texts('.stage-told p').slice(0, 3)).toEqual([words.over.found, 'found', words.over.handsOpen]);
  expect(page.html()).not.toContain(toy.hidden);
});

test.each([
  ['the same as before', 'N2', words.over.sameAgain],
  ['another one', 'N3', words.over.notFound],
] as const)(
  'After a second try that is %s what was found is told at once, and no hand but its own was played',
  async (_, made, said) => {
    const page = await revisit(undefined, false, made);
    await page.press(toy.card('N2'), '.table');
    // A first try gives nothing away, and opens no hand.
    const again = made === 'N2' ? `${said}${punctuation.afterSentence}` : '';
    expect(page.texts('.stage-told p').join()).toBe(`${again}${words.over.secondTry}`);
    expect(page.html()).toContain(toy.hidden);
    await page.press(toy.card('N2'), '.table');
    expect(page.texts('.stage-told p').slice(0, 3)).toEqual([said, 'found', words.over.handsOpen]);
    expect(page.html()).not.toContain(toy.hidden);
    // It lies in the hand as before, and the way on is where it was.
    expect(page.texts('.table button')).toContain(toy.card('N2'));
    expect(page.texts('.actions button')).toEqual([words.over.nextListed, words.over.backToEnd]);
  },
);

test('What is tried once all is told is answered, and nothing is played after it for anybody: it leads on or back', async () => {
  const replies: ComponentType<TryProps<Toy>> = ({ reply }) => {
    const press = () => {
      reply({ type: 'choose', by: 'ann', card: 'N1' });
    };
    return h('button', { onClick: press }, 'answer it');
  };
  const page = await revisit(replies, false, 'N3');
  await page.press(words.over.show);
  await page.press(toy.card('N2'), '.table');
  expect(page.texts('.stage-told p')[0]).toContain(words.over.notFound);
  expect(page.texts('.stage-told p')[0]).toContain(toy.card('N5'));
  await page.press('answer it');
  expect(page.texts('.table button')).toEqual([]);
  expect(page.texts('.actions button')).toEqual([words.over.nextListed, trying.undo, words.over.backToEnd]);
  // Back to the position, and not to the turn of somebody else in it.
  await page.press(trying.undo);
  expect(page.texts('.table button')).toContain(toy.card('N2'));
});

test('What a tried move leads to stands before what was found of the one made then', async () => {
  const page = await revisit(({ isWordless }) => h('p', null, isWordless ? 'in silence' : 'leads on'));
  await page.press(words.over.show);
  await page.press(toy.card('N5'), '.table');
  const told = [words.over.found, 'leads on', 'found'];
  expect(page.texts('.stage-told p').slice(0, 3)).toEqual(told);
  // What the move that was made then leads to is told with what was found of it.
  await page.press(trying.undo);
  await page.press(toy.card('N2'), '.table');
  expect(page.texts('.stage-told p')[0]).toContain(words.over.sameAgain);
  expect(page.texts('.stage-told p')[1]).toBe('in silence');
});

test.each([
  ['by what was seen, and what answers it is told so', false, words.over.found, 'sought'],
  ['only as the hands lay, where nobody could know it', true, words.over.foundByLuck, 'not sought'],
] as const)('The better move is called so %s', async (_, isLuck, said, answered) => {
  const page = await revisit(({ isSought }) => h('p', null, isSought ? 'sought' : 'not sought'), isLuck);
  await page.press(toy.card('N5'), '.table');
  expect(page.texts('.stage-told p').slice(0, 2)).toEqual([said, answered]);
});

test('Shown, it says what was found, and that the hands are open', async () => {
  const page = await revisit();
  await page.press(words.over.show);
  expect(page.texts('.stage-told p')).toEqual(['found', words.over.handsOpen]);
  expect(page.html()).not.toContain(toy.hidden);
});
