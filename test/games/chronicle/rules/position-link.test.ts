import { describe, expect, test } from 'vitest';
import { EXAMPLE_IDS, exampleOf } from '#games/chronicle/board/example-positions';
import { positions } from '#games/chronicle/position-setup-adapter';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { readQuestion, writeQuestion, type Question } from '#games/chronicle/rules/position-link';
import { DEFAULT_RULINGS } from '#games/chronicle/rules/ruling-switches';
import type { Action, State } from '#games/chronicle/rules/state';
import { seededRandom } from '#kit/random';
import { sealed } from '#kit/checksummed-link';
import { boardOf } from '#replays/board/sandbox-board';
import { statesOf } from '../board/random-game-states.ts';

/** A position and what was played from it, in the address of a page. */

const MOVES: readonly Action[] = [
  { type: 'play', by: 'p1', card: 'L5' },
  { type: 'play', by: 'p2', card: 'W10', down: true },
  { type: 'take', by: 'p1', from: 'p3', card: 'Sage' },
  { type: 'discard', by: 'p1', from: 'p3', card: 'Sage' },
  { type: 'take-ally', by: 'p1', from: 'p3', card: 'Sage' },
  { type: 'claim', by: 'p1', from: 'p3', card: 'Sage' },
  { type: 'give', by: 'p6', to: 'p5', card: 'King' },
  { type: 'give-ally', by: 'p6', to: 'p5', card: 'King' },
  { type: 'look', by: 'p4', at: 'p2' },
  { type: 'exchange', by: 'p4', card: 'L1', with: 'p2', for: 'Demon' },
  { type: 'leftover', by: 'p3', adds: false },
  { type: 'angel', by: 'p3', discards: true },
  ...[3, 5].map((players) => shuffledDeal(seededRandom(players), players)),
];

/** What is known of hands, and the Meeting before, are no part of a position. */
function unseen(state: State): unknown {
  const bare = { ended: null, shown: {}, voids: {}, looking: null };
  if (state.phase !== 'deal') return { ...state, ...bare };
  return { ...state, last: state.last === null ? null : { ...state.last, ...bare } };
}

test('Every position of every game goes into a link and comes back as it was', () => {
  let longest = 0;
  for (const state of statesOf(64, 60)) {
    const question = positions.questionOf(state);
    const link = writeQuestion(question);
    longest = Math.max(longest, link.length);
    expect(link).toMatch(/^[0-9A-Za-z.]*[0-9A-Za-z]$/);
    expect(readQuestion(link)).toEqual({ ok: true, value: question });
    // Before the first deal nobody sits there: an empty table is laid instead.
    if (state.phase !== 'deal' || state.last !== null)
      expect(positions.stateOf(question.setup)).toEqual(unseen(state));
  }
  expect(longest).toBeLessThan(250);
});

test('The moves that were played from there come along, the one that is not allowed as well', () => {
  const question: Question = { setup: exampleOf('eight-takes', DEFAULT_RULINGS), moves: MOVES };
  const read = readQuestion(`#${writeQuestion(question)}`);
  if (!read.ok) throw new Error(read.problem.type);
  expect(read.value.moves).toEqual(MOVES);
  expect(boardOf(positions, read.value).tried).toEqual(MOVES[0]);
});

test('A position that is laid by hand takes no more than two lines of a letter', () => {
  for (const id of EXAMPLE_IDS)
    expect(writeQuestion({ setup: exampleOf(id, DEFAULT_RULINGS), moves: [] }).length).toBeLessThan(90);
});

describe('A link that somebody has changed', () => {
  const setup = exampleOf('void-with-wild', DEFAULT_RULINGS);
  const body = writeQuestion({ setup, moves: [] }).slice(7);
  test('reads first as it is spelled here', () => {
    expect(body).toBe('0000.gA.1l11.Uf2.000.Na0LYe0CS.00...1u1Fs1v0.0');
    expect(readQuestion(sealed(body)).ok).toBe(true);
  });
  test.each<[string, string]>([
    ['nothing at all', ''],
    ['a reading that there is none of', body.replace('0000', '0002')],
    ['a ruling too few', body.replace('0000', '000')],
    ['an ability that there is none of', body.replace('gA', 'gZ')],
    ['a seat where nobody sits to lead', body.replace('1l11', '1l41')],
    ['a round that there is none of', body.replace('1l11', '0l11')],
    ['the rest with nobody', body.replace('1l11', '1l16')],
    ['no Lead Card', body.replace('Uf2', 'f2')],
    ['a condition twice', body.replace('Uf2', 'Uf2f2')],
    ['no condition', body.replace('Uf2', 'U')],
    ['Fame for one too few', body.replace('.000.', '.00.')],
    ['two players', body.replace('Na0LYe0CS', 'Na0LYe')],
    ['seven players', body.replace('Na0LYe0CS', 'Na0LYe0CS0000')],
    ['allies for one too many', body.replace('.00...', '.000...')],
    ['a card in two hands', body.replace('0CS', '0NS')],
    ['a card in a hand and in the Meeting', body.replace('u1F', 'u1N')],
    ['a card played by who does not sit there', body.replace('u1Fs1', 'u4Fs4')],
    ['a card played by who has not acted', body.replace('s1v', 'sv')],
    ['two cards of one player', body.replace('u1F', 'u1Fu1G')],
    ['a verdict for who does not sit there', body.replace('v0', 'v5')],
    ['a card aside that is none', body.replace('00...', '00..?.')],
    ['a winner who does not sit there', body.replace(/0$/, 'w5')],
    ['a choice that nobody has', body.replace(/0$/, 'e0J110')],
    ['a choice of an effect without one', body.replace(/0$/, 'e0N110')],
    ['a choice in a Meeting that has not begun', body.replace('1u1Fs1v0.0', '.e0A110')],
    ['a move that is none', `${body}.z1`],
    ['a move with two cards', `${body}.p1NP`],
    ['a deal that is none', `${body}.sU`],
  ])('to %s is refused', (_, changed) => {
    expect(readQuestion(sealed(changed))).toEqual({ ok: false, problem: { type: 'damaged' } });
  });
  test('without a new check is refused', () => {
    const link = writeQuestion({ setup, moves: [] });
    expect(readQuestion(`${link}0`)).toEqual({ ok: false, problem: { type: 'damaged' } });
    expect(readQuestion('nonsense')).toEqual({ ok: false, problem: { type: 'no-question' } });
  });
});
