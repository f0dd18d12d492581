import { expect, test } from 'vitest';
import { positions } from '#games/chronicle/position-setup-adapter';
import { boardOf, framesOf, shownFrame } from '#replays/board/sandbox-board';
import { words } from '#said/chronicle/sandbox-first-view';
import { duty } from '#games/chronicle/widgets/sandbox/who-is-to-do-what-sentence';

/** What the sandbox says of a table on which nobody can act, or nobody yet. */

function said(setup: Partial<typeof positions.empty>): string {
  const board = boardOf(positions, { setup: { ...positions.empty, ...setup }, moves: [] });
  return duty(shownFrame(framesOf(positions, board), board.path).position.context.state);
}

test('An empty table asks for cards, and one with allies alone says how its round is scored', () => {
  expect(said({})).toBe(words.nothing);
  expect(said({ allies: { p1: ['L2', 'L3'], p2: ['L4', 'L5'], p3: [] } })).toBe(words.onlyAllies);
});

test('Where only the first card of a Meeting is laid, it is the next player who has no hand yet', () => {
  const meeting = {
    lead: 'love',
    laid: [{ by: 'p2', card: 'L6', down: false }],
    acted: ['p2'],
    verdict: null,
    discarded: false,
  } as const;
  const laid = { leader: 'p2', allies: {}, meeting } as const;
  expect(said({ ...laid, hands: { p1: [], p2: [], p3: [] } })).toBe(words.toAct.noCards('p3'));
  // Who has led is not asked again, whatever that hand holds.
  expect(said({ ...laid, hands: { p1: [], p2: ['L2'], p3: [] } })).toBe(words.toAct.noCards('p3'));
  expect(said({ ...laid, hands: { p1: ['L2'], p2: [], p3: [] } })).toBe(words.toAct.follow('p1', 'love', 1));
});
