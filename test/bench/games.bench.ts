import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { seededRandom } from '#kit/random';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { begin, play } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { readReplay } from '#replays/read-replay';
import { fileOf, randomGame } from '../replays/fixtures/sample-games.ts';
import { boardgame, plainGame } from './boardgame-io-trick-game.ts';
import { movesOf, report, speedsOf } from './compare-engine-speeds.ts';

/**
 * How fast games are played: by the statechart, by the bare rules, as the frames of a replay; and for comparison a plain
 * trick game by boardgame.io. The games are dealt and chosen beforehand by their seeds. The goals: the chart at least as
 * fast as boardgame.io, the bare rules ten times as fast.
 */

// What a visitor gets, and where boardgame.io checks least.
process.env.NODE_ENV = 'production';

const GAMES = 50;

const games = Array.from({ length: GAMES }, (_, seed) => randomGame(seed));
const plainGames = Array.from({ length: GAMES }, (_, seed) => plainGame(seededRandom(seed)));

const replay = (() => {
  const famous = new URL('../../content/jekyll-vs-hyde/replays/the-even-hand.json', import.meta.url);
  if (existsSync(famous)) return readFileSync(famous, 'utf8');
  const rounds = (game: readonly Action[]) => game.filter(({ type }) => type === 'deal').length;
  return fileOf(games.find((game) => rounds(game) === 3) ?? []);
})();

function byChart(game: readonly Action[]): void {
  let position = begin();
  for (const action of game) {
    const played = play(position, action);
    if (!played.ok) throw new Error(`Refused: ${JSON.stringify(action)}`);
    position = played.value;
  }
}

function byRules(game: readonly Action[]): void {
  let state: State = jekyllVsHyde.start();
  for (const action of game) state = jekyllVsHyde.apply(state, action).state;
}

/** The number of moves. */
function framesOfReplay(): number {
  const reading = readReplay(replay, jekyllVsHydeMachine);
  if (!reading.ok || reading.value.problems.length > 0) throw new Error('The replay is not good');
  return reading.value.frames.length - 1;
}

test('Whole games', () => {
  const plain = boardgame();
  const ours = { games: GAMES, moves: movesOf(games) };
  const theirs = { games: GAMES, moves: movesOf(plainGames) };
  const machine = {
    name: 'the machine',
    ...ours,
    run: () => {
      games.forEach(byChart);
    },
  };
  const rules = {
    name: 'the bare rules',
    ...ours,
    run: () => {
      games.forEach(byRules);
    },
  };
  const frames = { name: 'frames of a replay', games: 1, moves: framesOfReplay(), run: framesOfReplay };
  const fastest = {
    name: 'boardgame.io, its fastest form',
    ...theirs,
    run: () => {
      plainGames.forEach(plain.making);
    },
  };
  const usual = {
    name: 'boardgame.io, as its guide has it',
    ...theirs,
    run: () => {
      plainGames.forEach(plain.changing);
    },
  };

  const contenders = [machine, rules, frames, fastest, usual];
  const speed = speedsOf(contenders);
  console.log(report([machine, rules], [fastest, usual], [frames], speed));
  expect(contenders.filter((contender) => !(speed(contender) > 0))).toEqual([]);
});
