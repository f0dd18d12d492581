import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { switchMachine } from '#games/switch/machine';
import { switchGame, type Switch } from '#games/switch/rules/game';
import { switchNotation } from '#games/switch/rules/notation';
import type { Action, State } from '#games/switch/rules/state';
import { seededRandom, type Random } from '#kit/random';
import { fromPermalink, toPermalink } from '#replays/permalink';
import { readReplay } from '#replays/read';
import { GLYPHS, type Line, type Replay, type Step } from '#replays/replay';
import { readText } from '#replays/text/read';
import { writeText } from '#replays/text/write';
import { writeReplay } from '#replays/write';
import { choice, tableAt } from './lots.ts';

/** A game is the same game as a file, as text and in a link, with all that people wrote beside it. */

const GAMES = 400;
const SEEDS = Array.from({ length: GAMES }, (_, seed) => seed);
const COMMENTS = [
  'Well played.',
  'A “7”: {mirror}',
  'p1: draw (or 8S)',
  '2♠ → 2♥ → 5♥',
  '手札を見ましょう。',
];

/** A line by lot with notes and variations, no longer than `most` moves. */
function line(from: State, luck: Random, players: number, most: number, depth: number): Line<Action> {
  const steps: Step<Action>[] = [];
  let state = from;
  while (switchGame.toAct(state).length > 0 && steps.length < most) {
    const action = choice(state, luck, players);
    const comment = luck() < 0.1 ? COMMENTS[Math.floor(luck() * COMMENTS.length)] : undefined;
    const glyph = luck() < 0.1 ? GLYPHS[Math.floor(luck() * GLYPHS.length)] : undefined;
    const forks = depth < 2 && state.phase !== 'deal' && luck() < 0.05;
    steps.push({
      action,
      ...(comment !== undefined && { comment }),
      ...(glyph !== undefined && { glyph }),
      ...(forks && { variations: [line(state, luck, players, 3, depth + 1)] }),
    });
    ({ state } = switchGame.apply(state, action));
  }
  return steps;
}

function replayBy(seed: number): Replay<Switch> {
  const luck = seededRandom(seed);
  const rulings = tableAt(seed);
  return {
    game: switchGame.id,
    title: `Game ${seed}`,
    players: { p1: 'Ada', p2: 'ベン' },
    rulings,
    moves: line(switchGame.start(rulings), luck, 2 + (seed % 5), 500, 0),
  };
}

describe(`Each of ${GAMES} games by lot`, () => {
  test('is the same after having been a file, a text, a link, and a file again', async () => {
    for (const seed of SEEDS) {
      const replay = replayBy(seed);
      const file = readReplay(writeReplay(replay), switchMachine);
      if (!file.ok || file.value.problems.length > 0) throw new Error(`Game ${seed} is refused as a file`);
      expect(file.value.replay).toEqual(replay);

      const text = writeText([file.value.replay], switchGame, switchNotation);
      const link = await fromPermalink(`#${await toPermalink(text)}`);
      if (!link.ok) throw new Error(`The link of game ${seed} is refused`);
      const [game, ...more] = gamesIn(link.value);
      if (game === undefined || more.length > 0) throw new Error(`The text of game ${seed} is not one game`);
      expect(game).toEqual(replay);
      expect(writeReplay(game)).toBe(writeReplay(replay));
    }
  });

  test('is stepped through by the chart as the rules play it', () => {
    for (const seed of SEEDS) {
      const { rulings, moves } = replayBy(seed);
      let position = switchMachine.begin(rulings);
      let state: State = switchGame.start(rulings);
      for (const { action } of moves) {
        const after = switchGame.apply(state, action);
        const next = switchMachine.play(position, action);
        if (!next.ok) throw new Error(`The chart refuses ${JSON.stringify(action)}`);
        position = next.value;
        ({ state } = after);
        expect(position.context).toEqual({ ...after, refusals: [] });
      }
    }
  });
});

/** The games of a text that is all right. */
function gamesIn(text: string): readonly Replay<Switch>[] {
  const read = readText(text, switchMachine, switchNotation);
  if (!read.ok) throw new Error('There is no game in it');
  return read.value.map(({ replay, problems }) => {
    if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
    return replay;
  });
}

test.each(['', 'ja/'])(
  'The example on the page about the notation in content/%s is a whole game',
  (language) => {
    const file = new URL(`../../../../content/${language}switch/notation.md`, import.meta.url);
    const [, example = ''] = /```replay\n(.*?)```/s.exec(readFileSync(file, 'utf8')) ?? [];
    const read = readText(example, switchMachine, switchNotation);
    const [one] = read.ok ? read.value : [];
    expect(one?.problems).toEqual([]);
    expect(one?.replay.moves).toHaveLength(7);
    expect(one?.replay.moves[3]?.variations).toHaveLength(1);
    expect(one && Object.keys(one.replay.players ?? {})).toEqual(['p1', 'p2']);
  },
);
