import { expect, test } from 'vitest';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { switchGame } from '#games/switch/rules/game';
import type { Action, State } from '#games/switch/rules/state';
import { seededRandom } from '#kit/random';
import { choice } from '../games/switch/rules/random-games-and-tables.ts';
import { asMoves, switchOnBoardgame } from './boardgame-io-switch.ts';
import { movesOf, report, speedsOf } from './compare-engine-speeds.ts';

/**
 * How fast games of Switch are played: by the statechart, by the bare rules, and by boardgame.io with the same rules written for
 * it. The games are played by lot beforehand. The goals: the chart at least as fast as boardgame.io, the bare rules eight
 * times as fast.
 */

// What a visitor gets, and where boardgame.io checks least.
process.env.NODE_ENV = 'production';

const GAMES = 50;

const games = Array.from({ length: GAMES }, (_, seed) => {
  const luck = seededRandom(seed);
  const actions: Action[] = [];
  let state: State = switchGame.start();
  while (switchGame.toAct(state).length > 0) {
    const action = choice(state, luck, 2 + (seed % 5));
    actions.push(action);
    ({ state } = switchGame.apply(state, action));
  }
  return actions;
});
const theirGames = games.map(asMoves);

function byChart(game: readonly Action[]): void {
  let position = switchMachine.begin();
  for (const action of game) {
    const played = switchMachine.play(position, action);
    if (!played.ok) throw new Error(`Refused: ${JSON.stringify(action)}`);
    position = played.value;
  }
}

function byRules(game: readonly Action[]): void {
  let state: State = switchGame.start();
  for (const action of game) ({ state } = switchGame.apply(state, action));
}

test('Whole games of Switch', () => {
  const onBoardgame = switchOnBoardgame();
  const played = { games: GAMES, moves: movesOf(games) };
  const machine = {
    name: 'the machine',
    ...played,
    run: () => {
      games.forEach(byChart);
    },
  };
  const rules = {
    name: 'the bare rules',
    ...played,
    run: () => {
      games.forEach(byRules);
    },
  };
  const theirs = {
    name: 'boardgame.io, its fastest form',
    ...played,
    run: () => {
      theirGames.forEach(onBoardgame);
    },
  };
  const contenders = [machine, rules, theirs];
  const speed = speedsOf(contenders);
  console.log(report([machine, rules], [theirs], [], speed));
  expect(contenders.filter((contender) => !(speed(contender) > 0))).toEqual([]);
});
