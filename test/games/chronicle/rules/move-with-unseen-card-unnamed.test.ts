import { describe, expect, test } from 'vitest';
import { seededRandom } from '#kit/random';
import { allMeant, carriedOut, intents } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { sameMove } from '#games/chronicle/rules/same-move';
import { judge } from '#games/chronicle/rules/judge';
import type { InGame } from '#games/chronicle/rules/state';
import { after, lay, type Laying } from './table.ts';

/** Somebody has to choose after these moves. */
function choosing(at: Laying, ...moves: readonly string[]): InGame {
  const { state } = after(lay(at), ...moves);
  if (state.phase !== 'effect') throw new Error('Somebody is to choose');
  return state;
}

describe('What whoever chooses can mean', () => {
  test('is a hand, and no card of it, where a card is taken unseen', () => {
    const state = choosing({ hands: ['L8 P2', 'L4 P3', 'L9 L2'] }, 'p1: L8');
    expect(intents(state)).toEqual([
      { type: 'take', by: 'p1', from: 'p2', card: '??' },
      { type: 'take', by: 'p1', from: 'p3', card: '??' },
    ]);
    const [first] = intents(state);
    if (first === undefined) throw new Error('There are two');
    const drawn = Array.from({ length: 20 }, (_, seed) => carriedOut(state, first, seededRandom(seed)));
    for (const action of drawn) expect(judge(state, action)).toEqual([]);
    expect(new Set(drawn.map((action) => ('card' in action ? action.card : null)))).toEqual(
      new Set(['L4', 'P3']),
    );
    // So whoever was advised to take one did as advised, whichever it was.
    for (const action of drawn) expect(allMeant(first).some((one) => sameMove(one, action))).toBe(true);
    const [, other] = intents(state);
    const fromOther = other && carriedOut(state, other, seededRandom(1));
    expect(allMeant(first).some((one) => fromOther && sameMove(one, fromOther))).toBe(false);
  });

  test('is whose card it is, where one lies face down in the Meeting', () => {
    const rulings = { abilities: { '5': 'take-from-meeting' } } as const;
    const state = choosing(
      { hands: ['L3 P2', 'P9 P3', 'L5 L2'], rulings },
      'p1: L3',
      'p2: down P9',
      'p3: L5',
    );
    expect(intents(state)).toEqual([
      { type: 'claim', by: 'p3', from: 'p1', card: 'L3' },
      { type: 'claim', by: 'p3', from: 'p2', card: '??' },
    ]);
    const hidden = intents(state)[1];
    if (hidden === undefined) throw new Error('There are two');
    expect(carriedOut(state, hidden, seededRandom(1))).toEqual({
      type: 'claim',
      by: 'p3',
      from: 'p2',
      card: 'P9',
    });
    expect(() => carriedOut(state, { ...hidden, by: 'p1' }, seededRandom(1))).toThrow('claim');
  });

  test('is the move itself, where all cards are seen', () => {
    const state = lay({ hands: ['L3 P2', 'P9 P3', 'L5 L2'] });
    expect(intents(state)).toEqual([
      { type: 'play', by: 'p1', card: 'L3' },
      { type: 'play', by: 'p1', card: 'P2' },
    ]);
  });
});
