import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { face } from '#games/chronicle/face.tsx';
import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { sinceDecision } from '#kit/when-seat-decides';
import { readReplay } from '#replays/read-replay';
import { positionsOfLastRound } from '#widgets/play/positions-of-last-round.ts';

/** Whoever plays a second round reads of it, and not of the Meeting that ended the first. */

const FILE = new URL('../../../../content/chronicle/replays/played-on.json', import.meta.url);
const reading = readReplay(readFileSync(FILE), chronicleMachine);
if (!reading.ok) throw new Error('The game can be read');
const past = reading.value.frames.flatMap(({ depth, position }) => (depth === 0 ? [position] : []));
const deals = past.flatMap(({ context: { state } }, moves) => (state.phase === 'deal' ? [moves] : []));
const told = (moves: number) =>
  sinceDecision(
    chronicleMachine.game,
    positionsOfLastRound<Chronicle>(face, past.slice(0, moves + 1)).slice(1),
    'p2',
  ).map(({ type }) => type);

test('There are several rounds', () => {
  expect(deals.length).toBeGreaterThan(2);
});

test.each(deals.slice(1))('After the deal in position %i nothing is told of the round before', (moves) => {
  expect(told(moves)).toContain('round-over');
  expect(told(moves + 1)).not.toContain('round-over');
  expect(told(moves + 1)).not.toContain('collected');
  expect(told(moves + 1).length).toBeGreaterThan(0);
});
