import { h } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { boardOf, framesOf, questionOn, shownFrame } from '#replays/board/sandbox-board';
import { words } from '#said/sandbox';
import { words as trying } from '#said/playable-position';
import { Sandbox } from '#widgets/sandbox/Sandbox.tsx';
import { toySandbox } from '../../games/toy/sandbox-adapter.tsx';
import { toyPositions, type ToySetup } from '../../games/toy/position-setup-adapter.ts';
import { SEATS, type Card, type Seat, type Toy } from '../../games/toy/rules.ts';
import { words as toy } from '../../games/toy/words.ts';
import { foreignWordsIn } from '../words-of-another-game.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** Positions of any game are laid out, asked about, played on from and linked to: here of one for three. */

let page: Page;

async function open(address = 'https://cabinet.example/toy/sandbox/', adapter = toySandbox) {
  page = await pageWith(h(Sandbox<Toy, ToySetup>, { adapter, games: [] }), address);
}

const SEATED: Readonly<Partial<Record<Seat, readonly Card[]>>> = {
  ann: ['N2', 'N9'],
  bob: ['N5', 'N1'],
  cid: ['N7', 'N3'],
};
async function lay() {
  for (const [seat, cards] of Object.entries(SEATED))
    for (const card of cards) await page.choose(toy.card(card), seat);
}
const play = (seat: Seat, card: Card) => page.press(toy.card(card), `[data-seat="${seat}"]`);
const verdict = () => page.texts('.verdict')[0];
const heldBy = (seat: Seat) => page.texts(`[data-seat="${seat}"] .hand li`);
const link = () => {
  const [, fragment = ''] = location.href.split('#');
  return fragment;
};

afterEach(() => {
  expect(foreignWordsIn(page.html())).toEqual([]);
});

describe('A game of three in the sandbox', () => {
  test('has its table ready to be laid, card by card, and who is to act is said', async () => {
    await open();
    await lay();
    expect(heldBy('ann')).toEqual([toy.card('N2'), toy.card('N9')]);
    expect(heldBy('cid')).toEqual([toy.card('N7'), toy.card('N3')]);
    expect(verdict()).toBe(toy.phases.choose);
    await page.choose(toy.card('N7'), 'bob');
    expect(heldBy('cid')).toEqual([toy.card('N3')]);
    await page.press(words.table.undo);
    expect(heldBy('cid')).toEqual([toy.card('N7'), toy.card('N3')]);
  });

  test('keeps everybody in place while it is being set, whoever would sit at the bottom by what is laid', async () => {
    const below = ({ hands }: Toy['view']) => SEATS.find((seat) => (hands[seat] ?? []).length === 0);
    await open(undefined, { ...toySandbox, below });
    const order = () => page.texts('.table [data-seat] h3');
    const before = order();
    await lay();
    expect(order()).toEqual(before);
  });

  test('is played by hand for every seat, and what comes of it is told with its rule', async () => {
    await open();
    await lay();
    await page.press(words.table.done);
    await play('ann', 'N2');
    await play('bob', 'N5');
    await play('cid', 'N7');
    const took = toy.events.took({ type: 'took', rule: 'highest-takes', by: 'cid', card: 'N7' });
    expect(verdict()).toContain(took);
    expect(page.texts('.events li').at(-1)).toContain(took);
    expect(page.html()).toContain('/toy/rules/#highest-takes');
    await page.until(() => page.texts('.moves .move').length === 3);
    await page.press(words.table.undo);
    expect(verdict()).toBe(toy.phases.choose);
  });

  test('says why something may not be done, and leaves the table as it was', async () => {
    await open();
    await lay();
    await page.press(words.table.done);
    await play('ann', 'N9');
    expect(verdict()).toContain(trying.refused);
    expect(page.texts('.refusals li')[0]).toContain(toy.refusals.nine({ type: 'nine', rule: 'nine-stays' }));
    expect(heldBy('ann')).toEqual([toy.card('N2'), toy.card('N9')]);
  });

  test('stands in the address, which reads back as the same position, moves and question', async () => {
    await open();
    await lay();
    await page.press(words.table.done);
    await play('bob', 'N5');
    await play('ann', 'N9');
    await page.until(() => link() !== '' && toyPositions.readLink(link()).ok);
    await page.until(() => {
      const read = toyPositions.readLink(link());
      return read.ok && read.value.moves.length === 2;
    });
    const read = toyPositions.readLink(link());
    if (!read.ok) throw new Error(read.problem.type);
    expect(read.value.setup.hands).toEqual(SEATED);
    const board = boardOf(toyPositions, read.value);
    expect(questionOn(board)).toEqual(read.value);
    expect(board.tried).toEqual({ type: 'choose', by: 'ann', card: 'N9' });
    const { state } = shownFrame<Toy>(framesOf(toyPositions, board), board.path).position.context;
    expect(state).toMatchObject({ phase: 'choose', chosen: { bob: 'N5' } });
  });

  test('opens from a link with what was played and what was refused', async () => {
    const setup = { ...toyPositions.empty, hands: SEATED };
    const fragment = toyPositions.writeLink({
      setup,
      moves: [
        { type: 'choose', by: 'bob', card: 'N5' },
        { type: 'choose', by: 'ann', card: 'N9' },
      ],
    });
    await open(`https://cabinet.example/toy/sandbox/#${fragment}`);
    await page.until(() => page.texts('.refusals li').length > 0);
    expect(page.texts('.refusals li')[0]).toContain(toy.refusals.nine({ type: 'nine', rule: 'nine-stays' }));
    expect(page.html()).toContain(toy.chosen(toy.card('N5')));
    // Both are taken back as if they had been made here: what is argued about stands before the reader again.
    await page.press(words.table.undo);
    expect(page.texts('.refusals li')).toEqual([]);
    expect(page.html()).toContain(toy.chosen(toy.card('N5')));
    await page.press(words.table.undo);
    expect(page.html()).not.toContain(toy.chosen(toy.card('N5')));
    await page.press(words.table.redo);
    await page.press(words.table.redo);
    expect(page.texts('.refusals li')).toHaveLength(1);
  });

  test('says what is wrong with a link, and lays nothing', async () => {
    const good = toyPositions.writeLink({ setup: toyPositions.empty, moves: [] });
    await open(`https://cabinet.example/toy/sandbox/#${good.slice(0, -1)}0`);
    expect(page.texts('.warning')).toEqual([words.link.problems.damaged({ type: 'damaged' })]);
    expect(heldBy('ann')).toEqual([]);
  });
});
