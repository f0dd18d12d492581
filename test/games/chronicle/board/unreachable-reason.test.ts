import { describe, expect, test } from 'vitest';
import { unreachableReason, type UnreachableReason } from '#games/chronicle/board/unreachable-reason';
import { CARDS, without, type Card } from '#games/chronicle/rules/cards';
import type { Meeting, Playing } from '#games/chronicle/rules/state';
import { words } from '#said/chronicle/sandbox-first-view';
import { say } from '#words/sentence-per-type';
import { cards, lay, type Laying } from '../rules/table.ts';
import { statesOf } from './random-game-states.ts';

/** What cannot come up in a game. */

interface Doubted extends Laying {
  readonly meeting?: Partial<Meeting>;
  readonly aside?: Card;
}

function laid({ meeting, aside, ...laying }: Doubted): Playing {
  const state = lay(laying);
  return { ...state, meeting: { ...state.meeting, ...meeting }, aside: aside ?? null };
}

const THREE = ['L2 P3', 'L4 P5', 'L6 P7'];
const FIVE = ['L2', 'L3', 'L4', 'L5', 'L6'];
const rest = (...texts: readonly string[]) =>
  without(
    CARDS,
    texts.flatMap((text) => [...cards(text)]),
  ).join(' ');
/** Twelve each, the Lead Card (Wisdom 1) with the first. */
const DEALT = [CARDS.slice(18, 30), CARDS.slice(0, 12), [...CARDS.slice(12, 18), ...CARDS.slice(30)]].map(
  (hand) => hand.join(' '),
);

describe('A position is doubted', () => {
  test.each<[UnreachableReason['type'], Doubted]>([
    ['none-aside', { hands: [...FIVE.slice(1), rest(...FIVE.slice(1))] }],
    ['one-aside', { hands: THREE, aside: 'W9' }],
    ['lead-aside', { hands: FIVE, aside: 'W1' }],
    ['over', { hands: THREE, fame: [1, 3, 2] }],
    ['nothing-discards', { hands: THREE, discard: 'W4' }],
    ['out-of-turn', { hands: THREE, meeting: { lead: 'wisdom', laid: [{ by: 'p1', card: 'W2', down: false }, { by: 'p3', card: 'W3', down: false }], acted: ['p1', 'p3'] } }],
    ['all-played', { hands: THREE, meeting: { lead: 'wisdom', laid: [{ by: 'p1', card: 'W2', down: false }, { by: 'p2', card: 'W3', down: false }, { by: 'p3', card: 'W4', down: false }], acted: ['p1', 'p2', 'p3'] } }],
    ['wrong-side', { hands: THREE, meeting: { lead: 'wisdom', laid: [{ by: 'p1', card: 'W2', down: false }, { by: 'p2', card: 'L1', down: false }], acted: ['p1', 'p2'] } }],
    ['revoked', { hands: THREE, meeting: { lead: 'love', laid: [{ by: 'p1', card: 'L9', down: false }, { by: 'p2', card: 'W1', down: true }], acted: ['p1', 'p2'] } }],
    ['not-leading', { hands: ['L2 P3', 'W1 P5', 'L6 P7'] }],
    ['uneven', { hands: [DEALT[0] ?? '', DEALT[1]?.replace('L5 ', '') ?? '', `${DEALT[2] ?? ''} L5`] }],
    ['missing', { hands: THREE }],
  ])('%s: %j', (type, laying) => {
    const flaw = unreachableReason(laid(laying));
    expect(flaw?.type).toBe(type);
    if (flaw !== null) expect(say(words.flaws, flaw)).toMatch(/^(This cannot be: |This is a part of a table: ).*\.$/);
  }); // prettier-ignore

  test.each<[string, Doubted]>([
    ['hands as they are dealt', { hands: DEALT }],
    ['a tie at three Fame, which plays on', { hands: DEALT, fame: [3, 3, 0] }],
  ])('but not for %s', (_, laying) => {
    expect(unreachableReason(laid(laying))).toBeNull();
  });

  test('as half laid out, not as a Meeting that is over, where one has played and the hands of the others are still missing', () => {
    const led: Partial<Meeting> = {
      lead: 'wisdom',
      laid: [{ by: 'p1', card: 'W2', down: false }],
      acted: ['p1'],
    };
    expect(unreachableReason(laid({ hands: ['', '', ''], meeting: led }))?.type).toBe('missing');
    expect(unreachableReason(laid({ hands: ['L2', '', ''], meeting: led }))?.type).toBe('missing');
  });

  test('never where a game has come to it', () => {
    let meetings = 0;
    for (const state of statesOf(192)) {
      if (state.phase !== 'meeting') continue;
      expect(unreachableReason(state)).toBeNull();
      if (state.meeting.acted.length > 0) meetings += 1;
    }
    expect(meetings).toBeGreaterThan(1000);
  });
});
