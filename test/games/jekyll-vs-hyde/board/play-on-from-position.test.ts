import { EMPTY, type Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { positions, type LaidBoard } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { describe, expect, test } from 'vitest';
import { CARDS, other, SEATS, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { judge, legal } from '#games/jekyll-vs-hyde/rules/judge';
import { readQuestion, writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { positionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { seededRandom, pick } from '#kit/random';
import { pathOf, START } from '#replays/move-path';
import * as past from '#replays/undo-history';
import {
  attempt, boardOf, framesOf, goTo, questionOn, refusalsOf, shownFrame, underRulings,
} from '#replays/board/sandbox-board'; // prettier-ignore
import { keep, restore } from '#replays/board/save-and-restore-board';
import { redo, undo } from '#replays/board/sandbox-undo-redo';
import { laidAtRandom, playedOn } from './random-boards.ts';

/** Playing on from a position that was laid out. */

const stateOn = (board: LaidBoard): State =>
  shownFrame(framesOf(positions, board), board.path).position.context.state;
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe('A board', () => {
  test('stands where its own question leads, wherever in its tree', () => {
    for (const seed of SEEDS) {
      const board = playedOn(laidAtRandom(seed), 12, seededRandom(seed));
      for (const { id, position } of framesOf(positions, board)) {
        const there = goTo(board, pathOf(framesOf(positions, board), id));
        expect(positionOf(questionOn(there))).toEqual({ ok: true, value: position.context.state });
      }
    }
  });

  test('is the same again from its link, with every branch that was kept beside it', async () => {
    for (const seed of SEEDS) {
      const board = playedOn(laidAtRandom(seed), 12, seededRandom(seed));
      const read = readQuestion(writeQuestion(questionOn(board)));
      if (!read.ok) throw new Error(read.problem.type);
      expect(stateOn(boardOf(positions, read.value))).toEqual(stateOn(board));
      const kept: unknown = JSON.parse(JSON.stringify(keep(board)));
      expect(await restore(positions, read.value, kept)).toEqual(board);
    }
  });

  test('takes nothing from what was kept that its link does not say', async () => {
    const board = playedOn(laidAtRandom(1), 8, seededRandom(1));
    const question = questionOn(board);
    const plain = boardOf(positions, question);
    const elsewhere = keep(playedOn(laidAtRandom(2), 8, seededRandom(2)));
    for (const kept of [
      null,
      7,
      {},
      elsewhere,
      { line: 'x', at: '1' },
      { line: [{ action: {} }], at: '0' },
      { ...keep(board), at: '99' },
    ]) {
      expect(await restore(positions, question, kept)).toEqual(plain);
    }
  });

  test('keeps what is not allowed as what was tried, with the reasons of the judge, in the link too', () => {
    let tries = 0;
    for (const seed of SEEDS) {
      const board = laidAtRandom(seed);
      const state = stateOn(board);
      if (state.phase !== 'follow') continue;
      const by = other(state.leader);
      for (const card of state.hands[by]) {
        const action = { type: 'follow', by, card } as const;
        const reasons = judge(state, action);
        if (reasons.length === 0) continue;
        tries += 1;
        const tried = attempt(positions, board, action);
        expect(stateOn(tried)).toEqual(state);
        expect(
          refusalsOf(positions, shownFrame(framesOf(positions, tried), tried.path), tried.tried),
        ).toEqual(reasons);
        const read = readQuestion(writeQuestion(questionOn(tried)));
        expect(read.ok && boardOf(positions, read.value)).toEqual(tried);
      }
    }
    expect(tries).toBeGreaterThan(10);
  });

  test('asks nothing of an empty table', () => {
    expect(legal(stateOn(boardOf(positions, { setup: EMPTY, moves: [] })))).toEqual([]);
  });
});

describe('Playing something else', () => {
  test('after going back makes a branch, and the first line stays', () => {
    for (const seed of SEEDS) {
      const luck = seededRandom(seed);
      const first = playedOn(boardOf(positions, questionOn(laidAtRandom(seed))), 3, luck);
      const back = goTo(first, START);
      const state = stateOn(back);
      const known =
        framesOf(positions, back)[0]?.next.map((id) => framesOf(positions, back)[id]?.step?.action) ?? [];
      const other = legal(state).find(
        (action) => !known.some((one) => JSON.stringify(one) === JSON.stringify(action)),
      );
      if (other === undefined || known.length === 0) continue;
      const branched = attempt(positions, back, other);
      expect(framesOf(positions, branched).length).toBe(framesOf(positions, first).length + 1);
      expect(stateOn(goTo(branched, first.path))).toEqual(stateOn(first));
    }
  });

  test('after an undo makes a branch too, and redo is over', () => {
    const board = boardOf(positions, { ...questionOn(laidAtRandom(3)), moves: [] });
    const moves = legal(stateOn(board));
    const [one, two] = [moves[0], moves[1]];
    if (one === undefined || two === undefined) throw new Error('A choice is needed');
    let history = past.record(past.begin(board), attempt(positions, board, one));
    history = undo(history);
    expect(stateOn(history.present)).toEqual(stateOn(board));
    expect(redo(history).present).toEqual(attempt(positions, board, one));
    history = past.record(history, attempt(positions, history.present, two));
    expect(history.future).toEqual([]);
    expect(framesOf(positions, history.present)[0]?.next.length).toBe(2);
    // All the way back and forth again nothing is lost.
    for (let step = 0; step < 5; step += 1) history = undo(history);
    for (let step = 0; step < 5; step += 1) history = redo(history);
    expect(framesOf(positions, history.present)[0]?.next.length).toBe(2);
  });
});

test('Under other rulings the line stays as far as it is allowed, and what is shown is a position of it', () => {
  for (const seed of SEEDS) {
    const board = playedOn(laidAtRandom(seed), 12, seededRandom(seed));
    const ruled = underRulings(positions, board, { ...board.setup.rulings, 'led-potion': 'named-suit' });
    expect(positionOf(questionOn<JekyllVsHyde, Setup>({ ...ruled, tried: null })).ok).toBe(true);
    expect(questionOn(ruled).moves).toEqual(questionOn(board).moves.slice(0, questionOn(ruled).moves.length));
    expect(stateOn(ruled).rulings['led-potion']).toBe('named-suit');
  }
});

test('No card on earth breaks a board: every card is tried everywhere', () => {
  const luck = seededRandom(8);
  for (const seed of SEEDS) {
    const board = playedOn(laidAtRandom(seed), 6, luck);
    const card: Card = pick(CARDS, luck);
    const tried = attempt(positions, board, { type: 'lead', by: pick(SEATS, luck), card });
    expect(() => framesOf(positions, tried)).not.toThrow();
  }
});
