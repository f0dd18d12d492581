import { EMPTY } from '#games/jekyll-vs-hyde/rules/position-setup';
import { positions, type LaidBoard } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { describe, expect, test } from 'vitest';
import { CARDS, SEATS, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { seededRandom, pick } from '#kit/random';
import { attempt, boardOf, framesOf, questionOn, shownFrame } from '#replays/board/sandbox-board';
import {
  choose,
  laidOn,
  nameSuit,
  put,
  putAll,
  readyToLay,
  SPOTS,
  spotOf,
} from '#games/jekyll-vs-hyde/board/edit-position';
import { trickCountsFittingHands } from '#games/jekyll-vs-hyde/board/trick-counts-fitting-hands';
import { isPlaying } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { readCards } from '#games/jekyll-vs-hyde/board/parse-typed-cards';
import { laidAtRandom, playedOn } from './random-boards.ts';

/** Setting a position by hand. */

const empty = boardOf(positions, { setup: EMPTY, moves: [] });
const stateOn = (board: LaidBoard): State =>
  shownFrame(framesOf(positions, board), board.path).position.context.state;

function handsOn(board: LaidBoard) {
  const state = stateOn(board);
  return 'hands' in state ? state.hands : { jekyll: [], hyde: [] };
}

describe('A card', () => {
  test('lies in one place, wherever it is put and wherever it has been', () => {
    const luck = seededRandom(1);
    let board = empty;
    for (let move = 0; move < 400; move += 1) {
      const card = pick(CARDS, luck);
      const spot = pick(SPOTS, luck);
      board = put(board, card, spot);
      const laid = laidOn(board);
      expect(spotOf(laid, card)).toBe(spot);
      const { hands, setAside } = laid.setup;
      const all = [...hands.jekyll, ...hands.hyde, ...(setAside ?? [])];
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('that is led lies on the table, is out of its leader’s hand, and waits for an answer', () => {
    const board = put(put(empty, 'W4', 'led'), 'G2', 'hyde');
    expect(stateOn(board)).toMatchObject({
      phase: 'follow',
      leader: 'jekyll',
      led: { card: 'W4', names: null },
    });
    expect(handsOn(board)).toEqual({ jekyll: [], hyde: ['G2'] });
    expect(stateOn(put(board, 'W4', 'box')).phase).toBe('lead');
    // Another card takes its place; the first goes back to the hand.
    const other = put(board, 'P1', 'led');
    expect(stateOn(other)).toMatchObject({ led: { card: 'P1' } });
    expect(handsOn(other).jekyll).toEqual(['W4']);
  });

  test('that is led is for the only hand to answer that has been laid out', () => {
    const asked = put(put(empty, 'W3', 'jekyll'), 'W6', 'led');
    expect(stateOn(asked)).toMatchObject({ phase: 'follow', leader: 'hyde', led: { card: 'W6' } });
    expect(handsOn(asked)).toEqual({ jekyll: ['W3'], hyde: [] });
    // With both laid out whoever was to lead does, and another card is led by whoever led the first.
    expect(stateOn(put(put(put(empty, 'W3', 'jekyll'), 'G2', 'hyde'), 'W6', 'led'))).toMatchObject({
      leader: 'jekyll',
    });
    expect(stateOn(put(put(empty, 'W4', 'led'), 'P1', 'led'))).toMatchObject({ leader: 'jekyll' });
  });

  test('that is a Potion and led lies there unnamed until a suit is chosen, and is no move before', () => {
    const unnamed = put(put(empty, '3+', 'led'), 'W1', 'hyde');
    expect(laidOn(unnamed).led).toEqual({ card: '3+', names: null });
    expect(stateOn(unnamed)).toMatchObject({ phase: 'lead', leader: 'jekyll', hands: { jekyll: ['3+'] } });
    expect(boardOf(positions, questionOn(unnamed))).toEqual(unnamed);
    expect(laidOn(choose(unnamed, { leader: 'hyde' })).led).toEqual({ card: '3+', names: null });
    expect(laidOn(put(unnamed, '4+', 'led')).led).toEqual({ card: '4+', names: null });
    for (const other of [put(unnamed, '3+', 'hyde'), put(unnamed, 'P1', 'led'), nameSuit(unnamed, 'pride')])
      expect(other.tried).toBe(null);
  });

  test('that is a Potion and led can name another suit', () => {
    const board = nameSuit(put(empty, '3+', 'led'), 'wrath');
    expect(stateOn(board)).toMatchObject({ led: { card: '3+', names: 'wrath' } });
    expect(stateOn(nameSuit(board, 'pride'))).toMatchObject({ led: { card: '3+', names: 'pride' } });
    // The suit that was named before was no move, and no branch of it stays; nor does the Potion once another card is led.
    for (const corrected of [nameSuit(board, 'pride'), nameSuit(nameSuit(board, 'pride'), 'greed')])
      expect(corrected.line).toMatchObject([{ action: { type: 'lead', card: '3+' } }]);
    expect(nameSuit(board, 'pride').line[0]?.variations).toBe(undefined);
    expect(put(board, 'W4', 'led').line).toEqual([{ action: { type: 'lead', by: 'jekyll', card: 'W4' } }]);
    expect(put(board, '3+', 'box').line).toEqual([]);
    expect(nameSuit(put(empty, 'W1', 'led'), 'pride')).toMatchObject({
      setup: { hands: { jekyll: ['W1'] } },
    });
  });

  test('that is led goes along with another leader, and back to the hand before an exchange', () => {
    const board = nameSuit(put(put(empty, '3+', 'led'), 'W1', 'jekyll'), 'greed');
    expect(stateOn(choose(board, { leader: 'hyde' }))).toMatchObject({
      phase: 'follow', leader: 'hyde', led: { card: '3+', names: 'greed' }, hands: { jekyll: ['W1'], hyde: [] },
    }); // prettier-ignore
    expect(stateOn(choose(board, { leader: null }))).toMatchObject({
      phase: 'preparation', hands: { jekyll: ['W1', '3+'], hyde: [] },
    }); // prettier-ignore
  });
});

describe('Cards that are typed', () => {
  test('are the whole hand: others go to the box, and what lay elsewhere is taken from there', () => {
    const board = putAll(put(put(empty, 'W1', 'jekyll'), 'G2', 'hyde'), ['G2', 'P3'], 'jekyll');
    expect(handsOn(board)).toEqual({ jekyll: ['G2', 'P3'], hyde: [] });
  });

  test('leave the card on the table alone', () => {
    const board = putAll(put(empty, 'W1', 'led'), ['G2'], 'jekyll');
    expect(stateOn(board)).toMatchObject({ led: { card: 'W1' }, hands: { jekyll: ['G2'] } });
  });

  test.for<[string, readonly Card[]]>([
    ['', []],
    ['W1 G3 2+', ['W1', 'G3', '2+']],
    [' w1,g3;  5+ ', ['W1', 'G3', '5+']],
  ])('are read from %j', ([text, cards]) => {
    expect(readCards(text)).toEqual({ ok: true, value: cards });
  });

  test.for([
    ['W8', { type: 'unknown-card', found: 'W8' }],
    ['W1 Wrath', { type: 'unknown-card', found: 'Wrath' }],
    ['W1 G2 w1', { type: 'typed-twice', card: 'W1' }],
    [`W1 ${'x'.repeat(100)}`, { type: 'unknown-card', found: 'x'.repeat(20) }],
  ] as const)('are refused in %j', ([text, problem]) => {
    expect(readCards(text)).toEqual({ ok: false, problem });
  });
});

describe('Changing what is shown', () => {
  test('of a position reached by play begins with its trick, and shows the same but for the change', () => {
    for (let seed = 0; seed < 80; seed += 1) {
      const board = readyToLay(playedOn(laidAtRandom(seed), 9, seededRandom(seed)));
      const before = stateOn(board);
      const changed = choose(board, { marker: 3 });
      const after = stateOn(changed);
      expect(after).toMatchObject({ phase: before.phase, round: before.round, marker: 3 });
      if (!('hands' in before) || !('hands' in after)) continue;
      expect(after).toMatchObject({ hands: before.hands, ranking: before.ranking });
      expect(legal(after)).toEqual(legal(before));
      expect(questionOn(changed).moves.length).toBeLessThan(2);
    }
  });

  test('keeps what was played from there on, as far as it is still allowed', () => {
    let board = put(put(put(empty, 'W4', 'led'), 'G2', 'hyde'), 'P1', 'hyde');
    board = attempt(positions, board, { type: 'follow', by: 'hyde', card: 'G2' });
    const before = { ...board, path: { turns: [], moves: 1 } };
    expect(framesOf(positions, choose(before, { marker: 6 })).length).toBe(3);
    // With a card that follows in hand the answer is not allowed any more.
    expect(framesOf(positions, put(before, 'W7', 'hyde')).length).toBe(2);
  });

  test('keeps nobody’s silence about the cards set aside from being silence', () => {
    for (const seat of SEATS) {
      const board = choose(put(put(empty, 'W4', 'led'), 'G2', 'hyde'), { leader: seat });
      expect(laidOn(board).setup.setAside).toBeNull();
    }
    expect(laidOn(put(put(empty, 'W1', 'aside'), 'W1', 'box')).setup.setAside).toBeNull();
  });

  test('is offered where cards are led, answered or given, and else a step before', () => {
    for (let seed = 0; seed < 80; seed += 1) {
      const board = playedOn(laidAtRandom(seed), 15, seededRandom(seed));
      expect(['deal', 'preparation', 'lead', 'follow']).toContain(stateOn(readyToLay(board)).phase);
    }
  });
});

describe('Hands with fewer cards than there are tricks to come', () => {
  const four = putAll(putAll(empty, ['W1', 'W2', 'G1', 'P1'], 'jekyll'), ['W3', 'W4', 'G2', 'P2'], 'hyde');

  test('are mended by the number of tricks behind, whether or not a card is led', () => {
    for (const board of [four, put(four, 'W1', 'led')]) {
      const won = trickCountsFittingHands(board);
      expect(won).toEqual({ jekyll: 3, hyde: 3 });
      expect(isPlaying(stateOn(board))).toBe(false);
      const mended = choose(board, won === null ? {} : { won });
      expect(isPlaying(stateOn(mended))).toBe(true);
      expect(trickCountsFittingHands(mended)).toBeNull();
    }
  });

  test('are not, where one hand has more cards than the other', () => {
    expect(trickCountsFittingHands(put(four, 'P3', 'hyde'))).toBeNull();
    expect(trickCountsFittingHands(empty)).toBeNull();
  });

  test('leave the odd trick to the leader', () => {
    const three = put(put(four, 'W1', 'box'), 'W3', 'box');
    expect(trickCountsFittingHands(three)).toEqual({ jekyll: 4, hyde: 3 });
    expect(trickCountsFittingHands(choose(three, { leader: 'hyde' }))).toEqual({ jekyll: 3, hyde: 4 });
  });
});
