import { describe, expect, test } from 'vitest';
import { chronicleMachine } from '#games/chronicle/machine';
import { chronicleGame, type Chronicle } from '#games/chronicle/rules/game';
import { chronicleNotation } from '#games/chronicle/rules/notation';
import type { Action, State } from '#games/chronicle/rules/state';
import { seededRandom, type Random } from '#kit/random';
import { fromPermalink, toPermalink } from '#replays/permalink';
import { readReplay } from '#replays/read';
import { GLYPHS, type Line, type Replay, type Step } from '#replays/replay';
import { readText } from '#replays/text/read';
import { writeText } from '#replays/text/write';
import { writeReplay } from '#replays/write';
import { choice, tableAt } from './lots.ts';

/** A game is the same game as a file, as text and in a link, with all that people wrote beside it. */

const GAMES = 160;
const SEEDS = Array.from({ length: GAMES }, (_, seed) => seed);
const COMMENTS = [
  'Well played.',
  'An “8”: {taken}',
  'p1: down L5 (or W8)',
  'Sage → Fool → Angel',
  '手札を見ましょう。',
];

/** A line by lot with notes and variations, no longer than `most` moves. */
function line(from: State, luck: Random, players: number, most: number, depth: number): Line<Action> {
  const steps: Step<Action>[] = [];
  let state = from;
  while (chronicleGame.toAct(state).length > 0 && steps.length < most) {
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
    ({ state } = chronicleGame.apply(state, action));
  }
  return steps;
}

function replayBy(seed: number): Replay<Chronicle> {
  const luck = seededRandom(seed);
  const rulings = tableAt(seed, luck);
  return {
    game: chronicleGame.id,
    title: `Game ${seed}`,
    players: { p1: 'Ada', p2: 'ベン' },
    rulings,
    moves: line(chronicleGame.start(rulings), luck, 3 + (seed % 4), 150, 0),
  };
}

describe(`Each of ${GAMES} games by lot`, () => {
  test('is the same after having been a file, a text, a link, and a file again', async () => {
    for (const seed of SEEDS) {
      const replay = replayBy(seed);
      const file = readReplay(writeReplay(replay), chronicleMachine);
      if (!file.ok || file.value.problems.length > 0) throw new Error(`Game ${seed} is refused as a file`);
      expect(file.value.replay).toEqual(replay);

      const text = writeText([file.value.replay], chronicleGame, chronicleNotation);
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
      let position = chronicleMachine.begin(rulings);
      let state: State = chronicleGame.start(rulings);
      for (const { action } of moves) {
        const after = chronicleGame.apply(state, action);
        const next = chronicleMachine.play(position, action);
        if (!next.ok) throw new Error(`The chart refuses ${JSON.stringify(action)}`);
        position = next.value;
        ({ state } = after);
        expect(position.context).toEqual({ ...after, refusals: [] });
      }
    }
  });
});

/** The games of a text that is all right. */
function gamesIn(text: string): readonly Replay<Chronicle>[] {
  const read = readText(text, chronicleMachine, chronicleNotation);
  if (!read.ok) throw new Error('There is no game in it');
  return read.value.map(({ replay, problems }) => {
    if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
    return replay;
  });
}
