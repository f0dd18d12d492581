import { describe, expect, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { other } from '#games/jekyll-vs-hyde/rules/cards';
import { judge, legal } from '#games/jekyll-vs-hyde/rules/judge';
import { outcomes } from '#games/jekyll-vs-hyde/rules/outcomes-of-all-card-pairs';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { roundEnd, progression } from '#games/jekyll-vs-hyde/rules/track';
import { seededRandom, pick } from '#kit/random';
import { randomGame } from './random-game.ts';

/** What the sandbox says of a position, against the play itself. */

const games = Array.from({ length: 150 }, (_, seed) => randomGame(seed).map(({ state }) => state));
const states = games.flat();
const wonBy = (events: readonly Event[]) => events.find((event) => event.type === 'won')?.by;

/** Plays on by lot until the trick is taken. */
function takenBy(state: State, seed: number) {
  const luck = seededRandom(seed);
  for (let at = state; ;) {
    const after = apply(at, pick(legal(at), luck));
    const winner = wonBy(after.events);
    if (winner !== undefined) return winner;
    at = after.state;
  }
}

describe('Every pair of cards that could meet', () => {
  test('may be played just where the judge allows it, and is won by who wins it in play', () => {
    let exchanges = 0;
    for (const [seed, state] of states.entries()) {
      if (state.phase !== 'follow') continue;
      const pairs = outcomes(state);
      expect(pairs.map(({ follow }) => follow.card)).toEqual(state.hands[other(state.leader)]);
      for (const { follow, refusals, events, winner } of pairs) {
        expect(refusals).toEqual(judge(state, follow));
        if (refusals.length > 0) {
          expect([events, winner]).toEqual([[], null]);
          continue;
        }
        const played = apply(state, follow);
        expect(events.slice(0, played.events.length)).toEqual(played.events);
        if (played.state.phase === 'greed') exchanges += 1;
        expect(winner).toBe(wonBy(played.events) ?? takenBy(played.state, seed));
      }
    }
    expect(exchanges).toBeGreaterThan(20);
  });

  test('has a winner though an odd position leaves too few cards to exchange', () => {
    let odd = 0;
    for (const state of states) {
      if (state.phase !== 'follow') continue;
      const follower = other(state.leader);
      for (const { follow, events, winner } of outcomes(state)) {
        if (!events.some(({ type }) => type === 'greed-due')) continue;
        // Nobody holds anything but the two cards of the trick.
        const hands = { jekyll: [], hyde: [], [follower]: [follow.card] };
        expect(outcomes({ ...state, hands }).map((pair) => pair.winner)).toEqual([winner]);
        odd += 1;
      }
    }
    expect(odd).toBeGreaterThan(20);
  });

  test('is there for every lead, a Potion once for each suit it can name', () => {
    for (const state of states.filter((_, index) => index % 7 === 0)) {
      if (state.phase !== 'lead') continue;
      const pairs = outcomes(state);
      expect(pairs.length).toBe(legal(state).length * state.hands[other(state.leader)].length);
      for (const { lead, follow, refusals } of pairs) {
        const led = apply(state, lead).state;
        expect(judge(led, follow)).toEqual(refusals);
      }
    }
  });
});

test('A round that ends so moves the marker as the play does', () => {
  for (const game of games) {
    for (const [index, state] of game.entries()) {
      const before = game[index - 1];
      if (before === undefined || !('hands' in before) || 'hands' in state || state.finished === null)
        continue;
      const owned = { jekyll: 0, hyde: 0 };
      for (const { owner } of state.finished.tricks) owned[owner] += 1;
      const end = roundEnd(before.round, before.marker, owned);
      expect(end.marker).toBe(state.marker);
      expect(end.winner).toBe(state.phase === 'over' ? state.winner : null);
      expect(progression([owned.jekyll])[0]?.gap).toBe(end.gap);
    }
  }
});
