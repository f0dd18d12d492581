import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { describe, expect, test } from 'vitest';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { jekyllVsHydeNotation } from '#games/jekyll-vs-hyde/rules/notation';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom } from '#kit/random';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { frameOf } from '#replays/move-path';
import { readText } from '#replays/text/read-replay-text';
import { writeText } from '#replays/text/write-replay-text';
import { proofGame } from '#games/jekyll-vs-hyde/reachability/proof-game';
import { boardAsReplay } from '#replays/board/board-as-replay';
import { framesOf, shownFrame } from '#replays/board/sandbox-board';
import { choose } from '#games/jekyll-vs-hyde/board/edit-position';
import { laidAtRandom, playedOn } from './random-boards.ts';

/** A board as a game for the viewer. */

const WORDS = { title: 'A title', comment: 'A comment' };

describe('A board as a replay', () => {
  test('is a game from the first deal on, with every branch, and shows the same table', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const board = playedOn(laidAtRandom(seed), 10, seededRandom(seed));
      const moves = proofGame(board.setup);
      if (moves === null) throw new Error(`No game leads to the board of seed ${seed}`);
      const game = boardAsReplay(positions, board, moves, WORDS);
      const text = writeText([game.replay], jekyllVsHyde, jekyllVsHydeNotation);
      const read = readText(text, jekyllVsHydeMachine, jekyllVsHydeNotation);
      if (!read.ok) throw new Error(read.problem.fault.type);
      const [reading] = read.value;
      if (reading === undefined) throw new Error('There is one game');
      expect(reading.problems).toEqual([]);
      expect(reading.replay.title).toBe(WORDS.title);
      const before = game.replay.moves.length - board.line.length;
      expect(reading.frames.length).toBe(before + framesOf(positions, board).length);
      const there = reading.frames[frameOf(reading.frames, game.path) ?? -1]?.position.context.state;
      const here = shownFrame(framesOf(positions, board), board.path).position.context.state;
      if (there === undefined) throw new Error('The path leads to a frame');
      // Which cards lie in the tricks before is made up, each time as it falls, and so is what was exchanged before.
      const { tricks, exchanges, ...table } = view(here, 'all');
      const seen = view(there, 'all');
      expect(seen).toMatchObject(table);
      expect(seen.tricks.length).toBe(tricks.length);
      expect(seen.exchanges.length).toBeGreaterThanOrEqual(exchanges.length);
    }
  });

  test('is none where no game leads to the position', () => {
    expect(proofGame(choose(laidAtRandom(1), { marker: 5, round: 2 }).setup)).toBeNull();
  });
});
