import { describe, expect, test } from 'vitest';
import { KINDS, randomPosition, type Kind } from '#games/switch/board/random-position';
import { proofGame } from '#games/switch/reachability/proof-game';
import { positions } from '#games/switch/position-setup-adapter';
import { switchGame } from '#games/switch/rules/game';
import { switchNotation } from '#games/switch/rules/notation';
import { DEFAULT_RULINGS } from '#games/switch/rules/ruling-switches';
import { EMPTY, stateOf, type Setup } from '#games/switch/rules/position-setup';
import { view } from '#games/switch/rules/view';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { boardAsReplay } from '#replays/board/board-as-replay';
import { boardOf } from '#replays/board/sandbox-board';
import { frameOf } from '#replays/move-path';
import { readText } from '#replays/text/read-replay-text';
import { writeText } from '#replays/text/write-replay-text';

/** A position of the sandbox as a game for the viewer. */

const WORDS = { title: 'A title', comment: 'A comment' };

/** The table to which the replay of a setup leads, read back from its text; null where no game is found. */
function reached(setup: Setup) {
  const moves = proofGame(setup);
  if (moves === null) return null;
  const next = positions.machine.game.legal(stateOf(setup)).slice(0, 1);
  const board = boardOf(positions, { setup, moves: next });
  const { replay, path } = boardAsReplay(
    positions,
    { ...board, path: { turns: [], moves: 0 } },
    moves,
    WORDS,
  );
  const read = readText(writeText([replay], switchGame, switchNotation), switchMachine, switchNotation);
  if (!read.ok) throw new Error(read.problem.fault.type);
  const [reading] = read.value;
  expect(reading?.problems).toEqual([]);
  expect(reading?.frames.length).toBe(moves.length + next.length + 1);
  const frames = reading?.frames ?? [];
  const state = frames[frameOf(frames, path) ?? -1]?.position.context.state;
  if (state === undefined) throw new Error('The path leads to a frame');
  return view(state, 'all');
}

function expectSame(setup: Setup): void {
  const wanted = view(stateOf(setup), 'all');
  const { hands, top, direction, penalty, run, turn, rulings } = wanted;
  expect(reached(setup), JSON.stringify(setup)).toMatchObject({
    hands,
    top,
    direction,
    penalty,
    run,
    turn,
    rulings,
  });
}

describe('A game that leads to a position', () => {
  test.for<readonly [string, Partial<Setup>]>([
    ['two cards against three', { hands: { p1: ['9S', 'KH'], p2: ['QC', '4D', '2H'] } }],
    ['play the other way round', { direction: -1, hands: { p1: ['9S'], p2: ['QC'], p3: ['4D'] } }],
    ['a 2 that waits', { top: '2S', penalty: 2, hands: { p1: ['2H'], p2: ['QC'] } }],
    ['three 2s that wait', { top: '2S', penalty: 6, hands: { p1: ['2H'], p2: ['QC'] }, turn: 'p2' }],
    ['nine cards', { top: '5H', penalty: 9, hands: { p1: ['9S'], p2: ['QC'] } }],
    ['a run on the 9', { top: '9S', run: '9', hands: { p1: ['10H', 'KC'], p2: ['QC', '4D'] } }],
    [
      'a 7 that mirrors',
      { top: '7S', match: { rank: 'Q', suit: 'hearts' }, hands: { p1: ['9S'], p2: ['QC'] } },
    ],
    [
      'a suit that was chosen',
      { top: 'AS', match: { rank: 'A', suit: 'hearts' }, hands: { p1: ['9S'], p2: ['QC'] } },
    ],
    ['an Ace by itself', { top: 'AS', hands: { p1: ['9S'], p2: ['QC'] } }],
    ['a 2 that is dead', { top: '2S', hands: { p1: ['9S'], p2: ['QC', 'KC', '4D'] } }],
    ['cards under the top one', { under: ['9C', '9D'], top: '9H', hands: { p1: ['9S'], p2: ['QC'] } }],
    [
      'a hand of twelve',
      { hands: { p1: ['9S'], p2: ['QC', 'QD', 'QH', 'QS', '3C', '3D', '3H', '3S', '8C', '8D', '8H', '8S'] } },
    ],
    [
      'six with a card each',
      { hands: { p1: ['9S'], p2: ['QC'], p3: ['2H'], p4: ['3D'], p5: ['8C'], p6: ['AS'] }, turn: 'p4' },
    ],
  ])('is found for %s', ([, part]) => {
    expectSame({ ...EMPTY, ...part });
  });

  test('is found for most positions of games by lot, and right whenever it is found', () => {
    let found = 0;
    let tried = 0;
    for (const kind of Object.keys(KINDS) as Kind[]) {
      for (let players = 2; players <= 6; players += 1) {
        const setup = randomPosition(kind, players, players, DEFAULT_RULINGS);
        tried += 1;
        if (proofGame(setup) === null) continue;
        found += 1;
        expectSame(setup);
      }
    }
    expect(found / tried).toBeGreaterThan(0.8);
  });

  test('is not found for what cannot be', () => {
    expect(proofGame({ ...EMPTY, top: '9S', penalty: 2, hands: { p1: ['2H'], p2: ['QC'] } })).toBeNull();
  });
});
