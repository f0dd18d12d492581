import { h, type ComponentProps } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { words as drill } from '#said/drill';
import { words as trying } from '#said/playable-position';
import { words as viewer } from '#said/replay-viewer';
import { EXERCISE_DONE_EVENT } from '#widgets/exercise-events.ts';
import { Scene } from '#widgets/scene/Scene.tsx';
import { FindMoveTask } from '#widgets/scene/FindMoveTask.tsx';
import { toyMachine } from '../../games/toy/chart.ts';
import { toyFace } from '../../games/toy/face.tsx';
import { chooses, REPLAY } from '../../games/toy/replay.ts';
import type { Toy } from '../../games/toy/rules.ts';
import { words as toy } from '../../games/toy/words.ts';
import { foreignWordsIn } from '../words-of-another-game.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** Scenes and exercises draw any game by its face: here one for three, who choose at the same time. */

const { ways } = toy.stepping;
const nine = toy.refusals.nine({ type: 'nine', rule: 'nine-stays' });
let page: Page;

const told = () => page.texts('.told').join();
const cards = (within: string) => page.texts(`${within} button`);
const called = (...values: readonly (1 | 2 | 3 | 5 | 7 | 9)[]) =>
  values.map((value) => toy.card(`N${value}`));
const chose = (by: 'ann' | 'bob' | 'cid') => toy.events.chose({ type: 'chose', rule: 'choose-together', by });

afterEach(() => {
  expect(foreignWordsIn(page.html())).toEqual([]);
});

describe('A scene of a game for three', () => {
  async function scene(props: Partial<ComponentProps<typeof Scene<Toy>>> = {}) {
    page = await pageWith(
      h(Scene<Toy>, {
        face: toyFace,
        id: 'scene',
        start: toyMachine.begin(),
        moves: REPLAY.moves,
        from: 1,
        to: 4,
        viewer: 'all',
        ...props,
      }),
    );
  }
  const sides = (seat: string) => page.texts(`[data-seat="${seat}"]`)[0] ?? '';

  test('steps between its first frame and its last, and says what each step brings about', async () => {
    await scene();
    expect(page.texts('.controls-position')).toEqual([viewer.step(1, 4)]);
    expect(page.texts('.events li')).toEqual([]);
    await page.press(ways.back);
    expect(page.texts('.controls-position')).toEqual([viewer.step(1, 4)]);
    await page.press(ways.forward);
    expect(told()).toContain(chose('bob'));
    expect(told()).toContain('All or nothing.');
    // What somebody wrote comes first: on a phone there is room for little.
    expect(told().indexOf('All or nothing.')).toBeLessThan(told().indexOf(chose('bob')));
    await page.press(ways.last);
    expect(page.texts('.controls-position')).toEqual([viewer.step(4, 4)]);
    expect(told()).toContain(toy.events.took({ type: 'took', rule: 'highest-takes', by: 'cid', card: 'N7' }));
  });

  test('shows what its viewer may see', async () => {
    await scene({ viewer: 'cid', from: 2 });
    expect(sides('cid')).toContain(toy.card('N7'));
    for (const seat of ['ann', 'bob']) expect(sides(seat)).toContain(toy.hidden.repeat(2));
    expect(sides('bob')).toContain(toy.chosen(toy.hidden));
  });

  test('is played on from any step, by each of those who choose, and every move can be taken back', async () => {
    await scene();
    await page.press(trying.playOn);
    expect(cards('[data-seat="ann"]')).toEqual(called(1, 9));
    await page.press(toy.card('N9'), '[data-seat="ann"]');
    expect(told()).toContain(nine);
    await page.press(toy.card('N1'), '[data-seat="ann"]');
    expect(told()).not.toContain(nine);
    expect(told()).toContain(chose('ann'));
    expect(cards('[data-seat="bob"]')).toEqual(called(5, 2));
    await page.press(toy.card('N2'), '[data-seat="bob"]');
    await page.press(toy.card('N3'), '[data-seat="cid"]');
    expect(told()).toContain(toy.events.took({ type: 'took', rule: 'highest-takes', by: 'cid', card: 'N3' }));
    // The dealer is to act: nobody has a card to play.
    expect(cards('.table')).toEqual([]);
    await page.press(trying.undo);
    expect(cards('[data-seat="cid"]')).toEqual(called(7, 3));
    await page.press(trying.backToScene);
    expect(page.texts('.controls-position')).toEqual([viewer.step(1, 4)]);
  });

  test('is played on by its viewer first, where several are to choose, who see no other hand meanwhile', async () => {
    await scene({ viewer: 'bob' });
    await page.press(trying.playOn);
    expect(cards('[data-seat="bob"]')).toEqual(called(5, 2));
    for (const seat of ['ann', 'cid']) expect(sides(seat)).toContain(toy.hidden.repeat(2));
  });
});

describe('An exercise of a game for three', () => {
  async function tryIt(props: Partial<ComponentProps<typeof FindMoveTask<Toy>>> = {}) {
    page = await pageWith(
      h(
        FindMoveTask<Toy>,
        { face: toyFace, replay: REPLAY, at: 3, task: 'toy/try', ...props },
        'Take the point.',
      ),
    );
  }

  test('is played from the hand of whoever makes the move, and shows no other', async () => {
    await tryIt();
    expect(cards('.table')).toEqual(called(7, 3));
    expect(page.texts('.table [data-seat="ann"]')[0]).toContain(toy.hidden.repeat(2));
    expect(page.texts('.task')).toEqual(['Take the point.']);
    // Who listens is told what there is to do before the cards are read to them.
    expect(page.html().indexOf('Take the point.')).toBeLessThan(page.html().indexOf('data-seat="ann"'));
  });

  test('refuses what is not allowed, with the reason and its rule', async () => {
    await tryIt({ at: 2 });
    await page.press(trying.hints);
    expect(page.html()).toMatch(/aria-disabled="true"[^>]*>[^<]*9/);
    await page.press(toy.card('N9'), '.table');
    expect(told()).toContain(trying.refused);
    expect(told()).toContain(nine);
    expect(page.html()).toContain('/toy/rules/#nine-stays');
  });

  test('knows the answer and the mistakes that somebody wrote about', async () => {
    await tryIt();
    await page.press(toy.card('N3'), '.table');
    expect(told()).toContain(trying.made.mistake);
    expect(told()).toContain('The five would have done.');
    expect(told()).toContain(toy.events.took({ type: 'took', rule: 'highest-takes', by: 'bob', card: 'N5' }));
    // The words say how good it is: the sign of a replay would have to be explained.
    expect(page.texts('.glyph')).toEqual([]);
    await page.press(trying.again);
    await page.press(toy.card('N7'), '.table');
    expect(told()).toContain(trying.made.answer);
    // What it leads to is folded below, up to where the same seat would choose again.
    expect(page.texts('.told > details:not([open]) summary')).toEqual([drill.inOrder]);
    expect(told()).toContain(toy.events.took({ type: 'took', rule: 'highest-takes', by: 'cid', card: 'N7' }));
    expect(told()).not.toContain(toy.events.ended({ type: 'ended', rule: 'most-points', winner: 'draw' }));
  });

  test('goes on to the next move of the same hand where several are to be found', async () => {
    await tryIt({ to: 8 });
    await page.press(toy.card('N7'), '.table');
    expect(told()).toContain(trying.made.onward);
    expect(told()).not.toContain(toy.events.ended({ type: 'ended', rule: 'most-points', winner: 'draw' }));
    expect(cards('.table')).toEqual(called(2, 1));
    await page.press(toy.card('N1'), '.table');
    expect(told()).toContain(trying.made.possible);
    await page.press(trying.again);
    expect(cards('.table')).toEqual(called(2, 1));
    await page.press(toy.card('N2'), '.table');
    expect(told()).toContain(trying.made.answer);
    expect(told()).toContain(toy.events.ended({ type: 'ended', rule: 'most-points', winner: 'draw' }));
    await page.press(trying.again);
    expect(cards('.table')).toEqual(called(7, 3));
  });

  test('takes any legal move for the second of its moves, where that is free', async () => {
    await tryIt({ to: 8, any: true });
    await page.press(toy.card('N3'), '.table');
    expect(told()).toContain(trying.made.mistake);
    await page.press(trying.again);
    await page.press(toy.card('N7'), '.table');
    await page.press(toy.card('N1'), '.table');
    expect(told()).toContain(trying.made.answer);
  });

  test('lets any other legal move pass, says why it is not the answer, and shows that to who asks', async () => {
    const otherwise = 'Any card may be chosen. Choose the five.';
    const done = vi.fn();
    await tryIt({ replay: { ...REPLAY, moves: REPLAY.moves.slice(0, 3) }, at: 1, otherwise });
    document.addEventListener(EXERCISE_DONE_EVENT, done);
    await page.press(toy.card('N2'), '.table');
    expect(told()).toContain(trying.made.possible);
    expect(told()).toContain(otherwise);
    expect(told()).toContain(chose('bob'));
    await page.press(trying.showAnswer);
    expect(told()).toContain(trying.shown);
    expect(told()).not.toContain(otherwise);
    // What was shown is neither marked as right nor done.
    expect(page.html()).toContain('data-kind="shown"');
    expect(done).not.toHaveBeenCalled();
    await page.press(trying.again);
    await page.press(toy.card('N5'), '.table');
    expect(page.html()).toContain('data-kind="answer"');
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is not done as long as one of several moves was shown', async () => {
    const done = vi.fn();
    await tryIt({ to: 8 });
    document.addEventListener(EXERCISE_DONE_EVENT, done);
    await page.press(toy.card('N3'), '.table');
    await page.press(trying.showAnswer);
    await page.press(toy.card('N2'), '.table');
    expect(told()).toContain(trying.made.answer);
    expect(done).not.toHaveBeenCalled();
    await page.press(trying.again);
    await page.press(toy.card('N7'), '.table');
    await page.press(toy.card('N2'), '.table');
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('takes whoever chooses, in whatever order the others did', async () => {
    await tryIt({
      replay: {
        ...REPLAY,
        moves: [...REPLAY.moves.slice(0, 1), { action: chooses('cid', 'N3') }],
      },
      at: 1,
    });
    expect(cards('.table')).toEqual(called(7, 3));
  });
});
