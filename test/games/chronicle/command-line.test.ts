import { describe, expect, test } from 'vitest';
import { CARDS, type Card } from '#games/chronicle/rules/cards';
import { chronicleGame } from '#games/chronicle/rules/game';
import type { Action, State } from '#games/chronicle/rules/state';
import { seededRandom } from '#kit/random';
import { good } from '#kit/parse-result';
import { COMMANDS_OF_ALL_GAMES } from '../../../src/cli/load-commands-of-all-games.ts';
import type { Output } from '../../../src/cli/replay-commands-of-game.ts';
import { replayCommands, type Command } from '../../../src/cli/replay-commands.ts';
import { choice } from './rules/random-games-and-tables.ts';

/** Chronicle on the command line, key by key as the replay format has it. */

const { check, countSequences, solve, trace } = replayCommands(COMMANDS_OF_ALL_GAMES);

const run = (command: Command<Output>, moves: readonly object[], rulings?: object) => {
  const file = JSON.stringify({ game: 'chronicle', version: 1, ...(rulings && { rulings }), moves });
  const output = command('a.json', good(new TextEncoder().encode(file)));
  return { ...output, lines: [...output.lines] };
};

const P1: readonly Card[] = ['W1', 'L8', 'L2', 'L3', 'P1', 'P2', 'P3', 'W2', 'W3'];
const P2: readonly Card[] = ['L4', 'L5', 'L6', 'P4', 'P5', 'P6', 'W4', 'W5', 'Sage'];
const P3: readonly Card[] = ['P7', 'P8', 'P9', 'P10', 'W6', 'W7', 'W8', 'W9', 'W10'];
const P4: readonly Card[] = ['L1', 'L7', 'L9', 'L10', 'Fool', 'Angel', 'Demon', 'Dragon', 'King'];
const HISTORY = { lead: 'W1', conditions: [{ fewest: 'wisdom' }] };
const DEAL = { type: 'deal', history: HISTORY, hands: { p1: P1, p2: P2, p3: P3, p4: P4 } };
const MOVES = [
  DEAL,
  { type: 'play', by: 'p1', card: 'L8' },
  { type: 'take', by: 'p1', from: 'p3', card: 'P10' },
  { type: 'play', by: 'p2', card: 'L6' },
  { type: 'play', by: 'p3', card: 'P7', down: true },
  { type: 'play', by: 'p4', card: 'L10' },
  { type: 'play', by: 'p4', card: 'King' },
];

describe('trace', () => {
  const lines = run(trace, MOVES).lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  test('prints the keys of the format in their order', () => {
    expect(Object.keys(lines[0] ?? {})).toEqual([
      'file', 'move', 'round', 'phase', 'toAct', 'lead', 'hands', 'allies', 'fame', 'discard', 'winner',
    ]); // prettier-ignore
  });

  test.each([
    [1, { round: 1, phase: 'meeting', toAct: 'p1', lead: null, discard: 0, winner: null }],
    [1, { fame: { p1: 0, p2: 0, p3: 0, p4: 0 }, allies: { p1: [], p2: [], p3: [], p4: [] } }],
    [2, { phase: 'take-unseen', toAct: 'p1', lead: 'love' }],
    [3, { phase: 'meeting', toAct: 'p2', lead: 'love' }],
    [5, { toAct: 'p4', lead: 'love' }],
    // After the play that ends a Meeting its cards are with the winner already.
    [6, { toAct: 'p4', lead: null, allies: { p1: [], p2: [], p3: [], p4: ['L6', 'L8', 'L10', 'P7'] } }],
    [7, { toAct: 'p1', lead: null }],
  ])('after move %i: %j', (move, state) => {
    expect(lines[move - 1]).toMatchObject({ move, ...state });
  });

  test('hands are the cards of each seat, with what was taken', () => {
    const hands = lines[2]?.hands as Record<string, readonly string[]>;
    expect(hands.p1?.toSorted()).toEqual([...P1.filter((card) => card !== 'L8'), 'P10'].toSorted());
    expect(hands.p3?.toSorted()).toEqual(P3.filter((card) => card !== 'P10').toSorted());
  });

  test('after the play that ends a round Fame is counted and hands are empty, and the allies stand', () => {
    const { actions } = roundBy(5, 6);
    const { lines } = run(trace, actions, { abilities: {} });
    const end = JSON.parse(lines.at(-1) ?? '{}') as Record<string, Record<string, readonly string[]>>;
    expect(end).toMatchObject({ round: 1, phase: 'deal', toAct: 'dealer', lead: null });
    expect(Object.values(end.hands ?? {}).flat()).toEqual([]);
    const allies = Object.values(end.allies ?? {}).flat().length;
    expect(allies + Number(end.discard)).toBe(CARDS.length);
  });

  test('with no abilities an 8 takes nothing', () => {
    const { lines } = run(trace, MOVES.slice(0, 2), { abilities: {} });
    expect(JSON.parse(lines[1] ?? '{}')).toMatchObject({ phase: 'meeting', toAct: 'p2' });
  });
});

describe('check', () => {
  test.each([
    [[], 'a.json: ok, 0 moves, nothing dealt'],
    [[DEAL], 'a.json: ok, 1 move, round 1, Player 1 to play'],
    [MOVES.slice(0, 2), 'a.json: ok, 2 moves, round 1, Player 1 to choose'],
    [MOVES, 'a.json: ok, 7 moves, round 1, Player 1 to play'],
    [
      [...MOVES.slice(0, 2), { type: 'play', by: 'p2', card: 'L6' }],
      'a.json: move 3: ability-must: Player 1 has to choose first: another hand to take a card from, unseen.',
    ],
    [
      [...MOVES.slice(0, 3), { type: 'play', by: 'p2', card: 'P4', down: true }],
      'a.json: move 4: follow-suit: Power 4 does not follow Love: play a card of Love, for the hand has one, or a Wild.',
    ],
    [
      [{ ...DEAL, history: { ...HISTORY, conditions: [{ most: 'gold' }] } }],
      'a.json: move 1: history-card: "{\\"most\\":\\"gold\\"}" is no condition; expected is one such as {"most":"love"}, {"fewest":"cards"}, {"owns":"King"} or {"without":"evil"}.',
    ],
  ])('%#', (moves, line) => {
    expect(run(check, moves).lines).toEqual([line]);
  }); // prettier-ignore

  test('says who has won', () => {
    const luck = seededRandom(3);
    const actions: Action[] = [];
    let state: State = chronicleGame.start();
    while (chronicleGame.toAct(state).length > 0) {
      const action = choice(state, luck, 4);
      actions.push(action);
      ({ state } = chronicleGame.apply(state, action));
    }
    if (state.phase !== 'over') throw new Error('The game has no end');
    const winner = state.winner.replace('p', 'Player ');
    expect(run(check, actions).lines).toEqual([
      `a.json: ok, ${actions.length} moves, ${winner} wins in round ${state.round}`,
    ]);
  });
});

describe('perft', () => {
  const counts = (moves: readonly object[], depth: number, rulings?: object) =>
    run(
      countSequences(depth, () => undefined),
      moves,
      rulings,
    ).lines;

  test('a card taken unseen is a sequence for each card that it can be', () => {
    expect(counts(MOVES.slice(0, 2), 1)).toEqual(['27']);
  });

  test('with no abilities each card led has its answers', () => {
    // p1 leads any of nine cards; p2 has three of Love and of Power, two of Wisdom, and the Sage.
    expect(counts([DEAL], 2, { abilities: {} })).toEqual(['9', '33']);
  });

  test('nothing leads on from the start, for a deal is no choice, nor from a finished round', () => {
    expect(counts([], 2)).toEqual(['0', '0']);
    expect(counts(roundBy(5, 6).actions, 2, { abilities: {} })).toEqual(['0', '0']);
  });
});

test('solve says in a sentence for which game it is', () => {
  expect(run(solve, MOVES)).toEqual({
    lines: [],
    errors: ['a.json: There is no solver for “chronicle”, only for “jekyll-vs-hyde”.'],
    good: false,
  });
});

/** A round by lot, without abilities. */
function roundBy(seed: number, players: number): { readonly actions: readonly Action[] } {
  const luck = seededRandom(seed);
  const actions: Action[] = [];
  let state: State = chronicleGame.start({ abilities: {} });
  do {
    const action = choice(state, luck, players);
    actions.push(action);
    ({ state } = chronicleGame.apply(state, action));
  } while (state.phase !== 'deal' && state.phase !== 'over');
  return { actions };
}
