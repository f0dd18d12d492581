import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { face } from '#games/chronicle/face.tsx';
import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { SEATS, type Seat } from '#games/chronicle/rules/cards';
import { decides, lastDecision } from '#kit/when-seat-decides';
import { readReplay } from '#replays/read-replay';
import { toldInMatch } from '#widgets/play/told-in-match.ts';

/** What whoever plays a match reads when it is their turn, at each position of a game of several rounds. */

const FILE = new URL('../../../../content/chronicle/replays/played-on.json', import.meta.url);
const reading = readReplay(readFileSync(FILE), chronicleMachine);
if (!reading.ok) throw new Error('The game can be read');
const frames = reading.value.frames.filter(({ depth }) => depth === 0);
const past = frames.map(({ position }) => position);
const moves = frames.flatMap(({ step }) => (step === null ? [] : [step.action]));
const { game } = chronicleMachine;
const told = (at: number, seat: Seat) =>
  toldInMatch<Chronicle>(face, game, { past: past.slice(0, at + 1), moves: moves.slice(0, at) }, seat);
/** Where a seat is to play or to choose, with what it is told there. */
const turns = SEATS.slice(0, 4).flatMap((seat) =>
  past.flatMap((position, at) =>
    decides<Chronicle>(game, position, seat) ? [{ seat, at, events: told(at, seat) }] : [],
  ),
);

test('There are many turns to look at', () => {
  expect(turns.length).toBeGreaterThan(60);
});

describe('At a turn', () => {
  test('something is always told', () => {
    expect(turns.filter(({ events }) => events.length === 0)).toEqual([]);
  });

  test('what others have done since is told before what one has done oneself', () => {
    const repeated = turns.filter(
      ({ seat, at, events: [first] }) =>
        first !== undefined &&
        'by' in first &&
        first.by === seat &&
        ['played', 'played-down'].includes(first.type) &&
        at - lastDecision<Chronicle>(game, past.slice(0, at + 1), seat) > 1,
    );
    expect(repeated).toEqual([]);
  });

  test('who wins the Meeting is told to whoever has played last in it', () => {
    const won = turns.filter(
      ({ seat, at }) =>
        past[at]?.context.events.some(({ type }) => type === 'meeting-won') &&
        moves[at - 1]?.type === 'play' &&
        lastDecision<Chronicle>(game, past.slice(0, at + 1), seat) === at - 1,
    );
    expect(won.length).toBeGreaterThan(3);
    expect(won.map(({ events: [first] }) => first?.type)).toEqual(won.map(() => 'meeting-won'));
  });

  test('that no source tells an ability is told in the first turns alone', () => {
    const open = turns.filter(({ events }) => events.some(({ type }) => type === 'open'));
    expect(open.length).toBeGreaterThan(0);
    for (const seat of SEATS.slice(0, 4))
      expect(open.filter((one) => one.seat === seat).length, seat).toBeLessThanOrEqual(2);
  });
});
