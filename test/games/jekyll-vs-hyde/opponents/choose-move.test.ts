import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { SEATS, other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { judge, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import { view, type SeatView } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom, pick } from '#kit/random';
import { chooseMove } from '#games/jekyll-vs-hyde/opponents/choose-move';
import { chosen, playGame } from '#games/jekyll-vs-hyde/opponents/self-play';
import { movesOf } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { sampleHiddenCards } from '#games/jekyll-vs-hyde/opponents/sample-hidden-cards';
import { STRENGTHS, type Strength } from '#games/jekyll-vs-hyde/opponents/opponent-strength-ids';
import { randomGame } from '../rules/random-game.ts';

const SEED = 20_261_123;
const solver = createSolver({ memory: 2 ** 24 });

/** How many positions each is asked about; who thinks ahead takes its time. */
const RUNS: Readonly<Record<Strength, number>> = { glance: 300, count: 300, ahead: 60 };

/** Checks positions of random games in which a seat has something to choose. */
function holds(strength: Strength, check: (state: InRound, seat: Seat, seed: number) => void): void {
  const property = fc.property(
    fc.integer(),
    fc.constantFrom(...SWITCHES['led-potion']),
    (seed, ledPotion) => {
      const luck = seededRandom(~seed);
      const states = randomGame(seed, { 'led-potion': ledPotion }).flatMap(({ state }) =>
        'hands' in state ? [state] : [],
      );
      const state = pick(states, luck);
      const seat = pick(toAct(state), luck);
      if (seat !== 'dealer') check(state, seat, seed);
    },
  );
  fc.assert(property, { seed: SEED, numRuns: RUNS[strength] });
}

const choice = (strength: Strength, seen: SeatView, seed: number) =>
  chosen(chooseMove(strength, seen, seededRandom(seed), solver));

describe.each(STRENGTHS)('The opponent “%s”', (strength) => {
  test('does only what the rules allow its seat', () => {
    holds(strength, (state, seat, seed) => {
      const move = choice(strength, view(state, seat), seed);
      expect(move.by).toBe(seat);
      expect(judge(state, move)).toEqual([]);
    });
  });

  test('chooses the same whatever the cards are that its seat has not seen', () => {
    let differing = 0;
    holds(strength, (state, seat, seed) => {
      const elsewhere = sampleHiddenCards(view(state, seat), seededRandom(seed + 1));
      if (view(elsewhere, 'all').hands[other(seat)].join() !== state.hands[other(seat)].join())
        differing += 1;
      const [here, there] = [state, elsewhere].map((each) => choice(strength, view(each, seat), seed));
      expect(there).toEqual(here);
    });
    expect(differing).toBeGreaterThan(RUNS[strength] / 2);
  });

  test('is asked with the view of one seat, and cannot be asked with more', () => {
    expectTypeOf(chooseMove).parameter(1).toEqualTypeOf<SeatView>();
    const [, dealt] = randomGame(1);
    if (dealt === undefined) throw new Error('Nothing was dealt');
    expect(() => choice(strength, view(dealt.state, 'all') as SeatView, 1)).toThrow();
  });

  test('plays whole games to their end, as either seat', () => {
    for (const seat of SEATS) {
      const players = { jekyll: 'glance', hyde: 'glance', [seat]: strength } as const;
      expect(playGame(players, seededRandom(3), solver).phase).toBe('over');
    }
  });
});

test('A seat’s own moves are the same in every world that looks alike to it', () => {
  holds('count', (state, seat, seed) => {
    const seen = view(state, seat);
    expect(movesOf(sampleHiddenCards(seen, seededRandom(seed)), seat)).toEqual(movesOf(state, seat));
  });
});
