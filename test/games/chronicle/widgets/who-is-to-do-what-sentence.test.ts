import { expect, test } from 'vitest';
import { positions } from '#games/chronicle/position-setup-adapter';
import { boardOf, framesOf, shownFrame } from '#replays/board/sandbox-board';
import { words } from '#said/chronicle/sandbox-first-view';
import { duty } from '#games/chronicle/widgets/sandbox/who-is-to-do-what-sentence';

/** What the sandbox says of a table on which nobody can act. */

function said(setup: Partial<typeof positions.empty>): string {
  const board = boardOf(positions, { setup: { ...positions.empty, ...setup }, moves: [] });
  return duty(shownFrame(framesOf(positions, board), board.path).position.context.state);
}

test('An empty table asks for cards, and one with allies alone says how its round is scored', () => {
  expect(said({})).toBe(words.nothing);
  expect(said({ allies: { p1: ['L2', 'L3'], p2: ['L4', 'L5'], p3: [] } })).toBe(words.onlyAllies);
});
