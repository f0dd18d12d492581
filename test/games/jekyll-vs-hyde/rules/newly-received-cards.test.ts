import { describe, expect, test } from 'vitest';
import { other, SEATS, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { newlyReceived } from '#games/jekyll-vs-hyde/rules/newly-received-cards';
import { randomGame } from './random-game.ts';
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

  test('are received after Greed until their seat plays, also while the other one leads', () => {
    const seen = { stays: 0, goes: 0 };
    let byGreed = false;
    let received: Readonly<Record<Seat, readonly Card[]>> = { jekyll: [], hyde: [] };
    for (const { state, events } of STEPS) {
      if (!('hands' in state)) continue;
      for (const { type, ...event } of events) {
        if (type === 'exchanged' && 'given' in event) {
          received = { jekyll: event.given.hyde, hyde: event.given.jekyll };
          byGreed = event.rule === 'greed-any-card';
        }
        // By Greed cards are exchanged after both have played to the trick.
        else if ((type === 'led' || type === 'followed') && 'by' in event) {
          seen.goes += Number(received[event.by].length > 0);
          received = byGreed ? { ...received, [event.by]: [] } : { jekyll: [], hyde: [] };
        }
      }
      if (events.some(({ type }) => type === 'dealt')) received = { jekyll: [], hyde: [] };
      if (state.phase === 'preparation') continue;
      for (const seat of SEATS) {
        expect(newlyReceived(state, seat)).toEqual(received[seat]);
        seen.stays += Number('led' in state && received[seat].length > 0);
      }
    }
    expect(seen.stays).toBeGreaterThan(20);
    expect(seen.goes).toBeGreaterThan(50);
  });
});
