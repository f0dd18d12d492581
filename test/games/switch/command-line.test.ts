import { describe, expect, test } from 'vitest';
import { commandLine } from '#games/switch/command-line';
import { CARDS, type Card } from '#games/switch/rules/cards';
import { switchGame } from '#games/switch/rules/game';
import type { Action, State } from '#games/switch/rules/state';
import { seededRandom } from '#kit/random';
import { good } from '#kit/parse-result';
import { COMMANDS_OF_ALL_GAMES } from '../../../src/cli/load-commands-of-all-games.ts';
import type { Output } from '../../../src/cli/replay-commands-of-game.ts';
import { replayCommands, type Command } from '../../../src/cli/replay-commands.ts';
import { choice } from './rules/random-games-and-tables.ts';

/** Switch on the command line, key by key as the replay format has it. */

const others = COMMANDS_OF_ALL_GAMES.filter(({ id }) => id !== commandLine.id);
const { check, countSequences, solve, trace } = replayCommands([...others, commandLine]);

const run = (command: Command<Output>, moves: readonly object[], rulings: object = {}) => {
  const file = JSON.stringify({ game: 'switch', version: 1, rulings, moves });
  const output = command('a.json', good(new TextEncoder().encode(file)));
  return { ...output, lines: [...output.lines] };
};

const P1: readonly Card[] = ['AS', '7S', '8S', '8H', '2H', '5H', '3C'];
const P2: readonly Card[] = ['2S', '7D', '4S', '9H', 'JC', 'KD', '6S'];
const HANDS = { p1: P1, p2: P2 };
const REST = CARDS.filter((card) => ![...P1, ...P2, '3D', '4H'].includes(card));
/** A 3 is turned up first, and buried. */
const DEAL = { type: 'deal', hands: HANDS, deck: ['3D', '4H', ...REST] };
const MOVES = [
  DEAL,
  { type: 'play', by: 'p1', cards: ['2H'] },
  { type: 'play', by: 'p2', cards: ['2S'] },
  { type: 'draw', by: 'p1' },
  { type: 'play', by: 'p2', cards: ['7D'] },
  { type: 'play', by: 'p1', cards: ['AS'], suit: 'hearts' },
  { type: 'play', by: 'p2', cards: ['9H'] },
  { type: 'play', by: 'p1', cards: ['8H', '8S'] },
  { type: 'play', by: 'p1', cards: ['7S'] },
];

describe('trace', () => {
  const lines = run(trace, MOVES).lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  test('prints the keys of the format in their order', () => {
    expect(Object.keys(lines[0] ?? {})).toEqual([
      'file', 'move', 'phase', 'toAct', 'direction', 'top', 'penalty', 'run', 'hands', 'deck', 'played', 'winner',
    ]); // prettier-ignore
  });

  test.each([
    [
      1,
      { phase: 'turn', toAct: 'p1', direction: 1, penalty: 0, run: null, deck: 37, played: 1, winner: null },
    ],
    [1, { top: { card: '4H', rank: '4', suit: 'hearts' } }],
    [2, { toAct: 'p2', penalty: 2, top: { card: '2H', rank: '2', suit: 'hearts' }, played: 2 }],
    [3, { toAct: 'p1', penalty: 4 }],
    [4, { toAct: 'p2', penalty: 0, deck: 33, top: { card: '2S', rank: '2', suit: 'spades' } }],
    [5, { top: { card: '7D', rank: '2', suit: 'spades' } }],
    [6, { top: { card: 'AS', rank: 'A', suit: 'hearts' } }],
    [8, { toAct: 'p1', direction: 1, top: { card: '8S', rank: '8', suit: 'spades' } }],
    [9, { toAct: 'p2', top: { card: '7S', rank: '8', suit: 'spades' } }],
  ])('after move %i: %j', (move, state) => {
    expect(lines[move - 1]).toMatchObject({ move, ...state });
  });

  test('hands are the cards of each seat', () => {
    expect(lines[0]?.hands).toEqual({
      p1: expect.arrayContaining([...P1]) as unknown,
      p2: expect.arrayContaining([...P2]) as unknown,
    });
  });
});

describe('check', () => {
  test.each([
    [[], 'a.json: ok, 0 moves, nothing dealt'],
    [[DEAL], 'a.json: ok, 1 move, Player 1 to act'],
    [MOVES, 'a.json: ok, 9 moves, Player 2 to act'],
    [
      [DEAL, { type: 'play', by: 'p1', cards: ['7S', '8S'] }],
      'a.json: move 2: same-rank: 7♠ and 8♠ are not of one rank; only cards of one rank go together.',
    ],
    [[DEAL, { type: 'draw', by: 'p2' }], 'a.json: move 2: turns: It is Player 1’s turn, not Player 2’s.'],
    [[DEAL, { type: 'pass', by: 'p1' }], 'a.json: move 2: format: “type” is "pass"; expected is deal, play, draw or shuffle.'],
    [[DEAL, { type: 'play', by: 'p1', cards: ['1S'] }], 'a.json: move 2: the-cards: "1S" is no card: a card is a rank (2 to 10, J, Q, K, A) and the letter of a suit (C, D, H, S), as in 10H.'],
  ])('%#', (moves, line) => {
    expect(run(check, moves).lines).toEqual([line]);
  }); // prettier-ignore

  test('says who has won', () => {
    const luck = seededRandom(3);
    const actions: Action[] = [];
    let state: State = switchGame.start();
    while (switchGame.toAct(state).length > 0) {
      const action = choice(state, luck, 4);
      actions.push(action);
      ({ state } = switchGame.apply(state, action));
    }
    const winner = state.phase === 'over' ? state.winner.replace('p', 'Player ') : 'Nobody';
    expect(run(check, actions).lines).toEqual([`a.json: ok, ${actions.length} moves, ${winner} wins`]);
  });
});

describe('perft', () => {
  const counts = (moves: readonly object[], depth: number) =>
    run(
      countSequences(depth, () => undefined),
      moves,
    ).lines;

  test('each order of the cards is a sequence of its own, and each suit named', () => {
    // On 4H: an Ace with four suits, a 7, the 8 of hearts alone and before the other, the 2, the 5; or drawing.
    expect(counts([DEAL], 1)).toEqual(['10']);
  });

  test('nothing leads on from the start, for a deal is no choice', () => {
    expect(counts([], 2)).toEqual(['0', '0']);
  });
});

test('solve says in a sentence for which game it is', () => {
  expect(run(solve, MOVES)).toEqual({
    lines: [],
    errors: ['a.json: There is no solver for “switch”, only for “jekyll-vs-hyde”.'],
    good: false,
  });
});
