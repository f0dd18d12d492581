import { describe, expect, test } from 'vitest';
import {
  choose,
  fillHands,
  laidOn,
  put,
  putAll,
  seat,
  spotOf,
  type Spot,
} from '#games/switch/board/edit-position';
import { positions, type LaidBoard } from '#games/switch/position-setup-adapter';
import { CARDS, SEATS, type Card } from '#games/switch/rules/cards';
import { EMPTY } from '#games/switch/rules/position-setup';
import { pick, seededRandom } from '#kit/random';
import { attempt, boardOf, framesOf, shownFrame } from '#replays/board/sandbox-board';
import { everyCard } from '../rules/table.ts';
import { statesOf } from './random-game-states.ts';

/** A position is laid card by card. */

const empty: LaidBoard = boardOf(positions, { setup: EMPTY, moves: [] });
const laying = (board: LaidBoard, ...cards: readonly (readonly [Card, Spot])[]) =>
  cards.reduce((at, [card, spot]) => put(at, card, spot), board);
const stateOn = (board: LaidBoard) =>
  shownFrame(framesOf(positions, board), board.path).position.context.state;

describe('A card that is laid on the stack', () => {
  test.each<[string, readonly Card[], object]>([
    [
      'a plain one is matched as it is',
      ['9H'],
      { match: { rank: '9', suit: 'hearts' }, penalty: 0, run: null },
    ],
    ['a 2 has two cards wait', ['2S'], { penalty: 2 }],
    ['2s and the 5♥ add up', ['2S', '2H', '5H'], { penalty: 9 }],
    ['the 5♥ on a 2 that it may not answer counts by itself', ['2S', '5H'], { penalty: 5 }],
    ['a plain one on a 2 was laid once that was dead', ['2S', '9S'], { penalty: 0 }],
    ['a 3 begins a run, which goes up', ['3S', '4H', '5H'], { run: '5', penalty: 0 }],
    ['an Ace ends it', ['3S', 'KH', 'AC'], { run: null, match: { rank: 'A', suit: 'clubs' } }],
    ['a 7 mirrors, and a 7 on it too', ['QD', '7S', '7C'], { match: { rank: 'Q', suit: 'diamonds' } }],
    ['an 8 turns nothing by itself', ['8C'], { direction: 1, turn: 'p1' }],
  ])('%s', (_, cards, expected) => {
    const board = laying(empty, ...cards.map((card) => [card, 'stack'] as const));
    expect(stateOn(board)).toMatchObject({ played: ['4C', ...cards], ...expected });
  });

  test('comes off again, and what lay under it is asked as before', () => {
    const board = laying(empty, ['QD', 'stack'], ['7S', 'stack'], ['7S', 'deck']);
    expect(stateOn(board)).toMatchObject({ played: ['4C', 'QD'], match: { rank: 'Q', suit: 'diamonds' } });
  });

  test('comes off from under the others', () => {
    const board = laying(empty, ['QD', 'stack'], ['7S', 'stack'], ['QD', 'p1']);
    expect(stateOn(board)).toMatchObject({ played: ['4C', '7S'], hands: { p1: ['QD'] } });
  });
});

test('One card always lies on the stack: where the only one is taken, another is turned up', () => {
  const state = stateOn(put(empty, '4C', 'p2'));
  expect(state).toMatchObject({ hands: { p2: ['4C'] }, penalty: 0, run: null });
  if (state.phase === 'deal') throw new Error('Somebody sits there');
  expect(state.played).toHaveLength(1);
});

test('Cards are typed to a hand or to the stack, where the last one lies on top', () => {
  const held = putAll(laying(empty, ['9H', 'p1'], ['QS', 'p2']), ['8S', 'QS'], 'p1');
  expect(stateOn(held)).toMatchObject({ hands: { p1: ['8S', 'QS'], p2: [] } });
  const stacked = putAll(held, ['2S', '2H', '5H'], 'stack');
  expect(stateOn(stacked)).toMatchObject({ played: ['2S', '2H', '5H'], penalty: 9 });
  expect(putAll(stacked, [], 'stack')).toBe(stacked);
});

test('Players come and go, and the cards of who leaves are in the deck', () => {
  const four = choose(laying(seat(empty, 4), ['9H', 'p4']), { turn: 'p4' });
  expect(stateOn(four)).toMatchObject({ turn: 'p4', hands: { p1: [], p2: [], p3: [], p4: ['9H'] } });
  const two = seat(four, 2);
  expect(stateOn(two)).toMatchObject({ turn: 'p1', hands: { p1: [], p2: [] } });
  expect(spotOf(laidOn(two), '9H')).toBe('deck');
});

test('Who holds nothing is dealt cards, and who holds some keeps them', () => {
  const state = stateOn(fillHands(laying(seat(empty, 4), ['9H', 'p2']), seededRandom(1)));
  if (state.phase !== 'turn') throw new Error('Somebody is to act');
  expect(Object.values(state.hands).map((hand) => hand.length)).toEqual([5, 1, 5, 5]);
});

test('Of what was played all is kept that is still allowed', () => {
  const laid = laying(empty, ['4D', 'p1'], ['9D', 'p1'], ['QD', 'p2'], ['KS', 'p2']);
  const played = attempt(positions, laid, { type: 'play', by: 'p1', cards: ['4D'] });
  const back = { ...played, path: { turns: [], moves: 0 } };
  expect(put(back, '10S', 'p2').line).toHaveLength(1);
  expect(put(back, '4D', 'p2').line).toHaveLength(0);
});

test('Whatever is laid where, each of the 52 cards lies in one place', () => {
  const luck = seededRandom(3);
  const spots: readonly Spot[] = [...SEATS, 'stack', 'deck'];
  let count = 0;
  for (const state of statesOf(40, 40)) {
    if (luck() < 0.7) continue;
    let board = boardOf(positions, positions.questionOf(state));
    for (let edits = 0; edits < 4; edits += 1) {
      const { hands } = laidOn(board);
      const open = spots.filter((spot) => spot === 'stack' || spot === 'deck' || hands[spot] !== undefined);
      const card = pick(CARDS, luck);
      const spot = pick(open, luck);
      board = put(board, card, spot);
      const laid = stateOn(board);
      if (laid.phase === 'deal') throw new Error('Somebody sits there');
      expect(everyCard(laid).toSorted()).toEqual(CARDS.toSorted());
      // All but the last card of the stack lie where they were put.
      if (spot !== 'deck') expect(spotOf(laidOn(board), card)).toBe(spot);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(500);
});
