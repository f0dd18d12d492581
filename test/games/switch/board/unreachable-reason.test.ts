import { describe, expect, test } from 'vitest';
import {
  unreachableReason,
  penaltiesOn,
  type UnreachableReason,
} from '#games/switch/board/unreachable-reason';
import { words } from '#said/switch/sandbox-first-view';
import { say } from '#words/sentence-per-type';
import { lay, type Laying } from '../rules/table.ts';
import { statesOf } from './random-game-states.ts';

/** What cannot come up in a game. */

describe('A position is doubted', () => {
  test.each<[UnreachableReason['type'], Laying]>([
    ['penalty-and-run', { hands: ['4S', '6D'], on: '5H', penalty: 5, run: '5' }],
    ['no-penalty-card', { hands: ['4S', '6D'], on: '9H', penalty: 2 }],
    ['wrong-penalty', { hands: ['4S', '6D'], on: '2S', penalty: 3 }],
    ['wrong-penalty', { hands: ['2S 2C 2D', '6D'], on: '2H', penalty: 4 }],
    ['wrong-penalty', { hands: ['4S', '6D'], on: '2S', penalty: 7 }],
    ['wrong-penalty', { hands: ['2H', '6D'], on: '5H', penalty: 7 }],
    ['run-elsewhere', { hands: ['4S', '6D'], on: '9H', run: '8' }],
    ['run-elsewhere', { hands: ['4S', '6D'], on: '2H', run: '2' }],
    ['run-over', { hands: ['4S', '6D'], on: 'AH', run: 'A' }],
    ['wrong-match', { hands: ['4S', '6D'], on: '9H', rank: '9', suit: 'clubs' }],
    ['wrong-match', { hands: ['4S', '6D'], on: 'AH', rank: 'K', suit: 'clubs' }],
    ['wrong-match', { hands: ['4S', '6D'], on: '9H 7S', rank: 'K', suit: 'clubs' }],
  ])('%s: %o', (type, laying) => {
    const flaw = unreachableReason(lay(laying));
    expect(flaw?.type).toBe(type);
    if (flaw !== null) expect(say(words.flaws, flaw)).toMatch(/^This cannot come up in a game: .*\.$/);
  });

  test.each<[string, Laying]>([
    ['a suit chosen with an Ace', { hands: ['4S', '6D'], on: 'AH', rank: 'A', suit: 'clubs' }],
    ['a 7 that mirrors', { hands: ['4S', '6D'], on: '9H 7S', rank: '9', suit: 'hearts' }],
    ['two 7s on an Ace', { hands: ['4S', '6D'], on: 'AH 7C 7S', rank: 'A', suit: 'clubs' }],
    ['a 7 out of a run', { hands: ['4S', '6D'], on: '6H 7S', rank: '7', suit: 'spades' }],
    ['nine cards on the 5♥', { hands: ['4S', '6D'], on: '2S 2H 5H', penalty: 9 }],
    ['an Ace that leaves its run open', { hands: ['4S', '6D'], on: 'AH', run: 'A', rulings: { 'run-ace': 'goes-on' } }], // prettier-ignore
  ])('but not for %s', (_, laying) => {
    expect(unreachableReason(lay(laying))).toBeNull();
  });

  test('never where a game has come to it', () => {
    let penalties = 0;
    for (const state of statesOf(192)) {
      if (state.phase !== 'turn') continue;
      expect(unreachableReason(state)).toBeNull();
      if (state.penalty > 0) penalties += 1;
    }
    expect(penalties).toBeGreaterThan(300);
  });
});

test('With each card on top as many can wait as 2s and the 5♥ are free', () => {
  expect(penaltiesOn(lay({ hands: ['4S', '6D'], on: '2H' }))).toEqual([2, 4, 6, 7, 8, 9, 11, 13]);
  expect(penaltiesOn(lay({ hands: ['2C 5H', '6D'], on: '2H' }))).toEqual([2, 4, 6]);
  expect(penaltiesOn(lay({ hands: ['4S', '6D'], on: '5H' }))).toEqual([5, 7, 9, 11, 13]);
  expect(penaltiesOn(lay({ hands: ['4S', '6D'], on: '5H', rulings: { 'five-hearts-on-twos': 'never' } }))).toEqual([5]); // prettier-ignore
  expect(penaltiesOn(lay({ hands: ['4S', '6D'], on: '9H' }))).toEqual([]);
});
