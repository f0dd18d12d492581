import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { describe, expect, test } from 'vitest';
import { readQuestion, writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { sealed } from '#kit/checksummed-link';
import { boardOf, framesOf, goTo } from '#replays/board/sandbox-board';
import { pathOf } from '#replays/move-path';
import { askRules, doubts, drawSandbox } from './run-all-sandbox-queries.ts';
import { forgedLinks } from './tampered-links.ts';

/** Whatever stands in a link, the sandbox lays it out and answers. */

const LINKS = 10_000;

describe(`Of ${LINKS} links that somebody has forged`, () => {
  test('none breaks anything, and each that is taken is written so that it reads the same', () => {
    let taken = 0;
    for (const { seed, link } of forgedLinks(LINKS)) {
      const read = readQuestion(link);
      if (!read.ok) continue;
      taken += 1;
      expect(readQuestion(writeQuestion(read.value)), `Seed ${seed}: #${link}`).toEqual(read);
      try {
        const board = boardOf(positions, read.value);
        const frames = framesOf(positions, board);
        for (const { id } of frames) askRules(goTo(board, pathOf(frames, id)));
        if (taken % 20 === 0) doubts(board);
        if (taken % 16 === 0) drawSandbox(board);
      } catch (error) {
        expect.fail(`Seed ${seed}: #${link}\n${error instanceof Error ? (error.stack ?? '') : ''}`);
      }
    }
    expect(taken).toBeGreaterThan(LINKS / 10);
  });
});

test('An impossible position is doubted with a sentence, and all that can be asked is answered', () => {
  for (const body of [
    // More tricks than there are cards for, the last of them with a Potion and nothing beside it.
    '00.r1m0h.1t6gpw.G6P7X3.W2G1X5.aW13567P5.lhX5g',
    '00.r1m0h.10t10gpw.G6P7X3.W2G1X5.x',
    '00.r1m0j.5t5...x',
  ]) {
    const read = readQuestion(sealed(body));
    if (!read.ok) throw new Error(`${body} is no question`);
    const board = boardOf(positions, read.value);
    expect(doubts(board).join(' ')).toMatch(/\.$/);
    expect(drawSandbox(board)).toContain('answers');
  }
});
