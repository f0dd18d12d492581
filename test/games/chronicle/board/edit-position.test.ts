import { describe, expect, test } from 'vitest';
import { dealRemainingCards } from '#games/chronicle/board/deal-remaining-cards';
import { gameTo } from '#games/chronicle/board/moves-to-position';
import {
  cardsAt,
  choose,
  laidOn,
  put,
  putAll,
  seat,
  SPOTS,
  spotOf,
  type Spot,
} from '#games/chronicle/board/edit-position';
import { unreachableReason } from '#games/chronicle/board/unreachable-reason';
import { positions, type LaidBoard } from '#games/chronicle/position-setup-adapter';
import { CARDS, type Card } from '#games/chronicle/rules/cards';
import { pick, seededRandom } from '#kit/random';
import { attempt, boardOf, framesOf, shownFrame } from '#replays/board/sandbox-board';
import { everyCard } from '../rules/table.ts';
import { statesOf } from './random-game-states.ts';

/** A position is laid card by card. */

const empty: LaidBoard = boardOf(positions, { setup: positions.empty, moves: [] });
const laying = (board: LaidBoard, ...cards: readonly (readonly [Card, Spot])[]) =>
  cards.reduce((at, [card, spot]) => put(at, card, spot), board);
const stateOn = (board: LaidBoard) => {
  const { state } = shownFrame(framesOf(positions, board), board.path).position.context;
  if (state.phase !== 'meeting') throw new Error(`A position is a Meeting, not ${state.phase}`);
  return state;
};

describe('In a Meeting', () => {
  test('cards lie as they would have been played', () => {
    const board = laying(empty, ['L5', 'meeting-p1'], ['W4', 'meeting-p2'], ['L3', 'hand-p3']);
    expect(stateOn(board)).toMatchObject({
      turn: 'p3',
      meeting: { lead: 'love', laid: [{ by: 'p1', card: 'L5', down: false }, { by: 'p2', card: 'W4', down: true }], acted: ['p1', 'p2'] },
    }); // prettier-ignore
  });

  test('a Wild led leaves the suit to who comes next, and another leader changes who comes first', () => {
    const board = laying(empty, ['Sage', 'meeting-p1'], ['W4', 'meeting-p2'], ['L3', 'hand-p3']);
    expect(stateOn(board).meeting).toMatchObject({
      lead: 'wisdom',
      laid: [{ down: false }, { down: false }],
    });
    const other = choose(laying(board, ['L9', 'meeting-p3']), { leader: 'p3' });
    expect(stateOn(other).meeting).toMatchObject({
      lead: 'love',
      laid: [
        { by: 'p3', down: false },
        { by: 'p1', down: false },
        { by: 'p2', card: 'W4', down: true },
      ],
    });
  });

  test('the first card is the lead, whoever played it, unless somebody has chosen who leads', () => {
    const board = laying(empty, ['L5', 'meeting-p3']);
    expect(stateOn(board).meeting).toMatchObject({ leader: 'p3', acted: ['p3'] });
    expect(stateOn(put(board, 'W4', 'meeting-p1')).meeting.leader).toBe('p3');
    // A card laid for the wrong one is taken away again.
    const again = laying(board, ['L5', 'nowhere'], ['L5', 'meeting-p2']);
    expect(stateOn(again).meeting.leader).toBe('p2');
    const chosen = put(choose(empty, { leader: 'p2' }), 'L5', 'meeting-p3', true);
    expect(stateOn(chosen).meeting.leader).toBe('p2');
  });

  test('each has one card, and a card that is taken away was not played', () => {
    const board = laying(empty, ['L5', 'meeting-p1'], ['P5', 'meeting-p1']);
    expect(stateOn(board).meeting.laid).toEqual([{ by: 'p1', card: 'P5', down: false }]);
    expect(spotOf(laidOn(board), 'L5')).toBe('nowhere');
    expect(stateOn(put(board, 'P5', 'nowhere')).meeting.acted).toEqual([]);
  });
});

test('Cards lie in a hand, among allies, on the pile or aside, and are typed', () => {
  const board = laying(empty, ['L5', 'hand-p1'], ['W1', 'allies-p2'], ['P2', 'discard'], ['Fool', 'aside']);
  expect(stateOn(board)).toMatchObject({
    hands: { p1: ['L5'] },
    allies: { p2: ['W1'] },
    discard: ['P2'],
    aside: 'Fool',
  });
  const typed = putAll(board, ['W1', 'L9'], 'hand-p1');
  expect(stateOn(typed)).toMatchObject({ hands: { p1: ['L9', 'W1'] }, allies: { p2: [] } });
});

test('Players come and go, and the cards of who leaves are taken away', () => {
  const five = laying(seat(empty, 5), ['W9', 'hand-p5'], ['W8', 'meeting-p5']);
  expect(Object.keys(stateOn(five).hands)).toHaveLength(5);
  const three = seat(choose(five, { leader: 'p5' }), 3);
  expect(stateOn(three)).toMatchObject({ meeting: { leader: 'p1', laid: [] } });
  expect(cardsAt(laidOn(three), 'nowhere')).toHaveLength(36);
});

test.each([3, 4, 5, 6])(
  'What lies nowhere is dealt to %i players, as at the beginning of a round',
  (players) => {
    const board = dealRemainingCards(
      seat(laying(empty, ['W1', 'hand-p2'], ['L5', 'hand-p1']), players),
      seededRandom(3),
    );
    const state = stateOn(board);
    expect(unreachableReason(state)).toBeNull();
    expect(new Set(everyCard(state)).size).toBe(36);
    // Such a position a game leads to, with what is in the middle.
    const moves = gameTo(laidOn(board));
    expect(moves).toHaveLength(1);
    expect(gameTo(laidOn(put(board, 'W1', 'allies-p3')))).toBeNull();
  },
);

test('Whatever is laid on whatever position, all cards are there once, and it can be played on', () => {
  let at = 0;
  for (const state of statesOf(40, 40)) {
    const luck = seededRandom(at);
    const board = boardOf(positions, positions.questionOf(state));
    const card = pick(CARDS, luck);
    const seats = Object.keys(laidOn(board).hands);
    const spot = pick(
      SPOTS.filter((one) => !/p\d/.test(one) || seats.some((name) => one.endsWith(name))),
      luck,
    );
    const next = put(board, card, spot);
    const cards = everyCard(stateOn(next));
    expect(new Set(cards).size).toBe(cards.length);
    expect(spotOf(laidOn(next), card)).toBe(spot);
    const [move] = positions.machine.game.legal(stateOn(next));
    if (move !== undefined) expect(attempt(positions, next, move).line.length).toBeGreaterThan(0);
    at += 1;
  }
  expect(at).toBeGreaterThan(1000);
});
