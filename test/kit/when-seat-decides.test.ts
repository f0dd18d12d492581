import { describe, expect, test } from 'vitest';
import { playOutVariations } from '#replays/play-out-variations';
import { decides, sinceDecision } from '#kit/when-seat-decides';
import { toyMachine } from '../games/toy/chart.ts';
import { REPLAY } from '../games/toy/replay.ts';
import { toy } from '../games/toy/rules.ts';

/** Whoever decides now is told everything since they last decided, though others may have done much meanwhile. */

const { frames } = playOutVariations(toyMachine.begin(), REPLAY.moves, (position, action) =>
  toyMachine.play(position, action),
);
const positions = frames.slice(0, 6).map(({ position }) => position);
const told = (moves: number, seat: 'ann' | 'bob' | 'cid') =>
  sinceDecision(toy, positions.slice(0, moves + 1), seat).map(({ type }) => type);

describe('A seat', () => {
  test('decides while it has not chosen', () => {
    expect([0, 1, 2, 3].map((moves) => decides(toy, positions[moves] ?? toyMachine.begin(), 'bob'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('is told the deal before its first decision', () => {
    expect(told(1, 'ann')).toEqual(['dealt']);
  });

  test('is told its own move, and what followed it', () => {
    expect(told(2, 'bob')).toEqual(['chose']);
    expect(told(3, 'bob')).toEqual(['chose', 'chose']);
  });

  test('is told only the last move while it is still to decide', () => {
    expect(told(3, 'cid')).toEqual(['chose']);
  });
});
