import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isPotion,
  other,
  SEATS,
  sorted,
  without,
  type Card,
  type Seat,
} from '#games/jekyll-vs-hyde/rules/cards';
import { setsOf } from '#games/jekyll-vs-hyde/rules/preparation';
import type { InRound, State } from '#games/jekyll-vs-hyde/rules/state';
import { hiddenFrom } from '#games/jekyll-vs-hyde/rules/possible-opponent-hands';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom, pick, type Random } from '#kit/random';
import { sampleHiddenCards } from '#games/jekyll-vs-hyde/opponents/sample-hidden-cards';
import { randomGame } from '../rules/random-game.ts';
import { firstTrick, game, type Play } from '../rules/table.ts';

const SEED = 20_261_122;

/** Checks positions of random games, through the eyes of either seat. */
function holds(check: (state: InRound, seat: Seat, luck: Random) => void): void {
  const property = fc.property(fc.integer(), fc.constantFrom(...SEATS), (seed, seat) => {
    const luck = seededRandom(~seed);
    const states = randomGame(seed).flatMap(({ state }) => ('hands' in state ? [state] : []));
    for (let times = 0; times < 5; times += 1) check(pick(states, luck), seat, luck);
  });
  fc.assert(property, { seed: SEED, numRuns: 300 });
}

describe('A sampled state', () => {
  test('looks to the seat exactly as the real one does', () => {
    holds((state, seat, luck) => {
      const seen = view(state, seat);
      const drawn = sampleHiddenCards(seen, luck);
      expect(view(drawn, seat)).toEqual(seen);
      expect(sorted([...drawn.hands[other(seat)], ...drawn.setAside])).toEqual(
        sorted([...state.hands[other(seat)], ...state.setAside]),
      );
    });
  });

  test('is one of several that the seat cannot tell apart, the real one among them', () => {
    holds((state, seat) => {
      const { evil, potions, mostPotions, known } = hiddenFrom(view(state, seat));
      const guessed = without(state.hands[other(seat)], known);
      expect(without(guessed, [...evil, ...potions])).toEqual([]);
      expect(guessed.filter(isPotion).length).toBeLessThanOrEqual(mostPotions);
    });
  });

  test('is the same for the same chance', () => {
    holds((state, seat) => {
      const seen = view(state, seat);
      expect(sampleHiddenCards(seen, seededRandom(7))).toEqual(sampleHiddenCards(seen, seededRandom(7)));
    });
  });

  test('is not to be had from a view without hands', () => {
    expect(() => sampleHiddenCards(view(game().state, 'jekyll'), seededRandom(1))).toThrow(/phase deal/);
  });
});

describe('What was seen rules hands out', () => {
  test('a Potion was not given, so at most one was dealt', () => {
    const { state } = firstTrick('W1-7 G1-3', 'P1-7 G4-6');
    expect(hiddenFrom(view(state, 'jekyll'))).toMatchObject({ count: 9, mostPotions: 1 });
  });

  test('that one has been played, so none is left', () => {
    const play = firstTrick('W1-7 G1-3', 'P1-7 G4 G5 2+').leads('W1').follows('2+');
    expect(hiddenFrom(view(play.state, 'jekyll')).mostPotions).toBe(0);
  });

  test('one that the other seat was given in the meantime does not count', () => {
    const dealt = game().deals('W1-7 G1 G2 2+', 'P1-7 G4-6').exchange('2+', 'P1').leads('W1').follows('2+');
    expect(hiddenFrom(view(dealt.state, 'jekyll')).mostPotions).toBe(1);
  });

  test('a Potion was given, so there may be any number', () => {
    const dealt = game().deals('W1-7 G1-3', 'P1-7 2+ 3+ 4+').exchange('W1', '2+');
    expect(hiddenFrom(view(dealt.state, 'jekyll'))).toMatchObject({ count: 9, mostPotions: 3 });
  });
});

/** Late positions, so that all worlds can be listed. */
const HELD = 3;
const DRAWS = 4_000;

/** Every hand of the other seat with which the round could have been played just so: tried out, move by move. */
function worlds(round: readonly Play[], state: InRound, seat: Seat): readonly string[] {
  const them = other(seat);
  const { known, unseen } = hiddenFrom(view(state, seat));
  const hidden = without(state.hands[them], known);
  return setsOf(unseen, hidden.length).flatMap((guess) =>
    fits(round, hidden, guess, them) ? [key(guess)] : [],
  );
}

function fits(round: readonly Play[], hidden: readonly Card[], guess: readonly Card[], them: Seat): boolean {
  const [start, ...rest] = round;
  let play = start;
  for (const { log } of rest) {
    const action = log.at(-1);
    if (action === undefined || play === undefined) return false;
    const done =
      action.type === 'deal' ? { ...action, [them]: [...without(action[them], hidden), ...guess] } : action;
    if (play.refusals(done).length > 0) return false;
    play = play.does(done);
  }
  return true;
}

const key = (cards: readonly Card[]) => sorted(cards).join(' ');

/** The positions of a round from the one in which its deal is due to a late one, in which a card is played. */
function lateRound(seed: number): { readonly round: readonly Play[]; readonly state: InRound } | null {
  const plays = randomGame(seed);
  const late = ({ state }: { readonly state: State }) =>
    (state.phase === 'lead' || state.phase === 'follow') && state.hands.jekyll.length === HELD;
  const end = plays.findIndex(late);
  const state = plays[end]?.state;
  if (state === undefined || !('hands' in state)) return null;
  const start = plays.slice(0, end).findLastIndex((play) => play.state.phase === 'deal');
  return { round: plays.slice(start, end + 1), state };
}

test('Every hand that fits what was seen is drawn, each as often, and no other', () => {
  let narrowed = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const late = lateRound(seed);
    if (late === null) continue;
    for (const seat of SEATS) {
      const possible = worlds(late.round, late.state, seat);
      const seen = view(late.state, seat);
      const { known, unseen, count } = hiddenFrom(seen);
      if (possible.length < setsOf(unseen, count).length) narrowed += 1;
      const luck = seededRandom(seed);
      const drawn = new Map(possible.map((world) => [world, 0]));
      for (let times = 0; times < DRAWS; times += 1) {
        const world = key(without(sampleHiddenCards(seen, luck).hands[other(seat)], known));
        drawn.set(world, (drawn.get(world) ?? -Infinity) + 1);
      }
      // Five standard deviations: among some thousand hands not one should stray so far.
      const expected = DRAWS / possible.length;
      for (const times of drawn.values())
        expect(Math.abs(times - expected)).toBeLessThan(5 * Math.sqrt(expected) + 1);
    }
  }
  expect(narrowed).toBeGreaterThan(20);
});
