import { describe, expect, test } from 'vitest';
import { other, SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { newlyReceived } from '#games/jekyll-vs-hyde/rules/newly-received-cards';
import { randomGame } from './random.ts';
import { span } from './table.ts';

/** Every step of random games: the state after a move, with what the move brought about. */
const STEPS = span(1, 60).flatMap((seed) => randomGame(seed));

describe('Cards that have just been received', () => {
  test('are those that the other seat gave in the preparation, and by Greed', () => {
    const seen = new Set<string>();
    for (const { state, events } of STEPS) {
      const exchanged = events.find((event) => event.type === 'exchanged');
      // The last trick of a round ends with nothing in hand.
      if (exchanged === undefined || !('hands' in state)) continue;
      seen.add(exchanged.rule);
      for (const seat of SEATS) {
        expect(newlyReceived(state, seat)).toEqual(exchanged.given[other(seat)]);
        expect(state.hands[seat]).toEqual(expect.arrayContaining([...newlyReceived(state, seat)]));
      }
    }
    expect([...seen].toSorted()).toEqual(['give-count', 'greed-any-card']);
  });

  test('are received no more once something has been played', () => {
    const later = STEPS.filter(({ events }) => !events.some(({ type }) => type === 'exchanged'));
    let looked = 0;
    for (const { state } of later) {
      if (!('hands' in state)) continue;
      looked += 1;
      for (const seat of SEATS) expect(newlyReceived(state, seat)).toEqual([]);
    }
    expect(looked).toBeGreaterThan(1000);
  });
});
