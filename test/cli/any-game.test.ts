import { describe, expect, test } from 'vitest';
import { good } from '#kit/parse-result';
import { writeReplay } from '#replays/write-replay';
import { COMMANDS_OF_ALL_GAMES } from '../../src/cli/load-commands-of-all-games.ts';
import type { Output } from '../../src/cli/replay-commands-of-game.ts';
import { replayCommands, type Command } from '../../src/cli/replay-commands.ts';
import { GAMES } from '../../src/listed-games.ts';
import { fileOf, LANDSLIDE } from '../replays/fixtures/sample-games.ts';
import { commandLine as toy } from '../games/toy/command-line.ts';
import { REPLAY } from '../games/toy/replay.ts';

/** The command line serves any game: which one a file is of, it says itself. */

const { check, countSequences, solve, trace } = replayCommands([...COMMANDS_OF_ALL_GAMES, toy]);
const TOY = writeReplay(REPLAY);
const cut = (moves: number) => writeReplay({ ...REPLAY, moves: REPLAY.moves.slice(0, moves) });

const run = (command: Command<Output>, content: string) => {
  const { lines, errors, good: isGood } = command('a.json', good(new TextEncoder().encode(content)));
  return { lines: [...lines], errors, good: isGood };
};
const counts = (depth: number) => countSequences(depth, () => undefined);

describe('Each file is read by the rules of the game that it names', () => {
  test('every game of the list is served, by its own id, and each that has rules but no pages yet', () => {
    const served = COMMANDS_OF_ALL_GAMES.map(({ id }) => id);
    expect(served).toEqual([...new Set(served)]);
    expect(served).toEqual(expect.arrayContaining(GAMES.map(({ id }) => id)));
    expect(served).toEqual(expect.arrayContaining(['chronicle', 'switch']));
  });

  test('check: beside each other', () => {
    expect(run(check, TOY).lines).toEqual(['a.json: ok, 8 moves, Round 2: The end']);
    expect(run(check, fileOf(LANDSLIDE)).lines).toEqual(['a.json: ok, 23 moves, Hyde wins in round 1']);
  });

  test('check: moves of one game in a file of another are refused at the first of them', () => {
    const [line = ''] = run(
      check,
      TOY.replace('"toy"', '"jekyll-vs-hyde"').replace(/"players":[^}]*},/, ''),
    ).lines;
    expect(line).toMatch(/^a\.json: move 1: format: .*“hands”/);
  });

  test('check: the rule and the sentence are those of the game', () => {
    expect(
      run(check, cut(1).replace(/\}\s*\]\s*\}\s*$/, '},{"type":"choose","by":"ann","card":"N9"}]}')).lines,
    ).toEqual(['a.json: move 2: nine-stays: The nine may not be chosen.']);
  });

  test('trace: with the keys of the game', () => {
    const { lines } = run(trace, TOY);
    expect(lines).toHaveLength(8);
    expect(lines[3]).toBe(
      '{"file":"a.json","move":4,"round":2,"phase":"deal","points":{"ann":0,"bob":0,"cid":1}}',
    );
  });

  test('perft: where all choose at once each seat in its turn, and nothing beyond a deal', () => {
    // Ann has the nine, which stays: one card; the others have two each.
    expect(run(counts(4), cut(1)).lines).toEqual(['1', '2', '4', '0']);
  });

  test('solve: a game without a solver says so, and which have one', () => {
    expect(run(solve, TOY)).toEqual({
      lines: [],
      errors: ['a.json: There is no solver for “toy”, only for “jekyll-vs-hyde”.'],
      good: false,
    });
  });

  test.each([
    [
      'unknown',
      '{"game":"chess","version":1,"moves":[]}',
      'The game "chess" is unknown; known is “chronicle”, “jekyll-vs-hyde”, “switch” and “toy”.',
    ],
    [
      'inherited',
      '{"game":"constructor","version":1,"moves":[]}',
      'The game "constructor" is unknown; known is “chronicle”, “jekyll-vs-hyde”, “switch” and “toy”.',
    ],
    ['not said', '{"version":1,"moves":[]}', 'The key “game” is missing: add it, as a text.'],
    ['no text', '{"game":7,"version":1,"moves":[]}', '“game” is 7; expected is a text.'],
    [
      'of a later version',
      '{"game":"chess","version":2}',
      'This is version 2 of the replay format; only version 1 can be read.',
    ],
  ])('a game that is %s is refused in one sentence by every command', (_, content, sentence) => {
    const said = `a.json: format: ${sentence}`;
    expect(run(check, content)).toEqual({ lines: [said], errors: [], good: false });
    for (const command of [trace, solve, counts(2)]) {
      expect(run(command, content)).toEqual({ lines: [], errors: [said], good: false });
    }
  });
});
