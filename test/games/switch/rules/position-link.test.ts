import { describe, expect, test } from 'vitest';
import { positions } from '#games/switch/position-setup-adapter';
import { EXAMPLE_IDS, exampleOf } from '#games/switch/board/example-positions';
import { readQuestion, writeQuestion, type Question } from '#games/switch/rules/position-link';
import { DEFAULT_RULINGS } from '#games/switch/rules/ruling-switches';
import { EMPTY } from '#games/switch/rules/position-setup';
import { seatsAt } from '#games/switch/rules/turn-order';
import type { Action, State } from '#games/switch/rules/state';
import { sealed } from '#kit/checksummed-link';
import { boardOf } from '#replays/board/sandbox-board';
import { statesOf } from '../board/random-game-states.ts';

/** A position and what was played from it, in the address of a page. */

const MOVES: readonly Action[] = [
  { type: 'play', by: 'p1', cards: ['AS', 'AH'], suit: 'diamonds' },
  { type: 'play', by: 'p2', cards: ['8C'] },
  { type: 'draw', by: 'p1' },
  { type: 'shuffle', deck: ['2C', 'KD'] },
  { type: 'play', by: 'p2', cards: [] },
];

test('Every position of every game goes into a link and comes back as it was', () => {
  let longest = 0;
  for (const state of statesOf(64, 60)) {
    const question = positions.questionOf(state);
    const link = writeQuestion(question);
    longest = Math.max(longest, link.length);
    expect(link).toMatch(/^[0-9A-Za-z.]*[0-9A-Za-z]$/);
    const read = readQuestion(link);
    expect(read).toEqual({ ok: true, value: question });
    // Before the deal nobody sits there: an empty table is laid instead.
    if (state.phase !== 'deal') expect(positions.stateOf(question.setup)).toEqual(unseen(state));
  }
  expect(longest).toBeLessThan(200);
});

/** What was seen of a hand that came back is not part of a position. */
function unseen(state: Exclude<State, { phase: 'deal' }>): State {
  return { ...state, shown: Object.fromEntries(seatsAt(state).map((seat) => [seat, []])) };
}

test('The moves that were played from there come along, the one that is not allowed as well', () => {
  const question: Question = { setup: exampleOf('five-on-two', DEFAULT_RULINGS), moves: MOVES };
  const read = readQuestion(`#${writeQuestion(question)}`);
  if (!read.ok) throw new Error(read.problem.type);
  expect(read.value.moves).toEqual(MOVES);
  expect(boardOf(positions, read.value).tried).toEqual(MOVES[0]);
});

test('A position that is laid by hand takes no more than a line of a letter', () => {
  for (const id of EXAMPLE_IDS)
    expect(writeQuestion({ setup: exampleOf(id, DEFAULT_RULINGS), moves: [] }).length).toBeLessThan(45);
});

describe('A link that somebody has changed', () => {
  const body = writeQuestion({ setup: { ...EMPTY, hands: { p1: ['4S'], p2: ['6D'] } }, moves: [] }).slice(7);
  test('reads first as it is spelled here', () => {
    expect(body).toBe('000000.1u..p0R.C.0');
    expect(readQuestion(sealed(body)).ok).toBe(true);
  });
  test.each<[string, string]>([
    ['nothing at all', ''],
    ['a reading that there is none of', body.replace('000000', '000002')],
    ['a ruling too few', body.replace('000000', '00000')],
    ['a seat where nobody sits to act', body.replace('1u', '3u')],
    ['one player', body.replace('p0R', 'p')],
    ['seven players', body.replace('p0R', 'p0R0000000')],
    ['a card in two hands', body.replace('p0R', 'p0p')],
    ['a card in a hand and on the stack', body.replace('.C.', '.p.')],
    ['no card on the stack', body.replace('.C.', '..')],
    ['a card in the deck and in a hand', body.replace(/0$/, '1p')],
    ['a run on a rank that there is none of', body.replace('1u..', '1u.r13.')],
    ['words for a penalty', body.replace('1u..', '1u.pmany.')],
    ['a winner who does not sit there', body.replace('1u', '1uw5')],
    ['a drawing by who does not sit there', body.replace('1u', '1uq051o3d0')],
    ['a move that is none', `${body}.z1`],
    ['a move with a suit that there is none of', `${body}.p1p7`],
    ['a draw of named cards', `${body}.d1p`],
  ])('to %s is refused', (_, changed) => {
    expect(readQuestion(sealed(changed))).toEqual({ ok: false, problem: { type: 'damaged' } });
  });
  test('without a new check is refused', () => {
    const link = writeQuestion({ setup: EMPTY, moves: [] });
    expect(readQuestion(`${link}0`)).toEqual({ ok: false, problem: { type: 'damaged' } });
    expect(readQuestion('nonsense')).toEqual({ ok: false, problem: { type: 'no-question' } });
  });
});
