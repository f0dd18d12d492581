import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  other,
  SEATS,
  sorted,
  suitOf,
  without,
  type Card,
  type Seat,
} from '#games/jekyll-vs-hyde/rules/cards';
import { legal, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { ruleOfThumbMove } from '#games/jekyll-vs-hyde/rules/rule-of-thumb-move';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { verdicts } from '#games/jekyll-vs-hyde/rules/card-verdicts';
import { knowledge, view } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom, pick, shuffle, type Random } from '#kit/random';
import { randomGame } from './random-game.ts';
import { Play } from './table.ts';

/**
 * No seat learns what it may not know. What a seat has seen is worked out here from the actions alone; every card that it
 * has not seen may be exchanged for another such card without its noticing.
 */

/** The same games on every run; another seed tries others. */
const SEED = 20_261_121;
const RUNS = 400;

/** The positions of one round: first the one in which its deal is due, with what came before. */
type Round = readonly Play[];

/** Plays games by seeds, and holds that something is so of each, for a seat and with a chance to pick by. */
function holds(check: (game: readonly Play[], seat: Seat, luck: Random) => void): void {
  const ledPotions = fc.constantFrom(...SWITCHES['led-potion']);
  const property = fc.property(
    fc.integer(),
    ledPotions,
    fc.constantFrom(...SEATS),
    (seed, ledPotion, seat) => {
      check(randomGame(seed, { 'led-potion': ledPotion }), seat, seededRandom(~seed));
    },
  );
  fc.assert(property, { seed: SEED, numRuns: RUNS });
}

function roundsOf(positions: readonly Play[]): readonly Round[] {
  const starts = positions.flatMap(({ state }, at) => (state.phase === 'deal' ? [at] : []));
  return starts.map((start, index) => positions.slice(start, (starts[index + 1] ?? positions.length) + 1));
}

/** What was done in the round so far. */
function actionsOf(round: Round): readonly Action[] {
  return round.slice(1).map(({ log }) => {
    const action = log.at(-1);
    if (action === undefined) throw new Error('Nothing has been done');
    return action;
  });
}

/** A position in which cards are held, with what led to it from the deal on. */
function somewhere(game: readonly Play[], luck: Random): Round {
  const round = pick(roundsOf(game), luck);
  const held = round.flatMap(({ state }, at) => ('hands' in state ? [at] : []));
  return round.slice(0, pick(held, luck) + 1);
}

/** The cards laid down for an exchange that the other seat has not yet laid cards down for; null: there are none. */
function pending(actions: readonly Action[]): Action | null {
  const last = actions.at(-1);
  const gifts = actions.filter(({ type }) => type === 'exchange');
  return last?.type === 'exchange' && gifts.length % 2 === 1 ? last : null;
}

/** The cards that both have seen: played openly, or exchanged between them. */
function seenByBoth(actions: readonly Action[]): readonly Card[] {
  return actions.flatMap((action) => {
    if (action.type === 'deal' || action === pending(actions)) return [];
    return action.type === 'exchange' ? action.cards : [action.card];
  });
}

/** The cards whose faces a seat has seen in the round. */
function seenBy(actions: readonly Action[], seat: Seat): readonly Card[] {
  const dealt = actions.flatMap((action) => (action.type === 'deal' ? action[seat] : []));
  return [...dealt, ...seenByBoth(actions)];
}

/** Every card that a piece of JSON names. */
function named(value: unknown): readonly Card[] {
  const text = JSON.stringify(value);
  return CARDS.filter((card) => text.includes(card));
}

// ------------------------------------------------------------------------------------ two worlds that look alike

/**
 * The same round with other cards where the seat has seen none: the cards hidden from it change places. Null where what
 * was done would then have been illegal, so that the seat could tell the difference.
 */
function otherwise(round: Round, seat: Seat, luck: Random): Round | null {
  const actions = actionsOf(round);
  const hidden = without(CARDS, seenBy(actions, seat));
  const shuffled = shuffle(hidden, luck);
  const change = (cards: readonly Card[]) => cards.map((card) => shuffled[hidden.indexOf(card)] ?? card);
  const laid = pending(actions);
  const [start] = round;
  if (start === undefined) return null;

  let play = new Play(start.state);
  const plays = [play];
  for (const action of actions) {
    let done = action;
    if (action.type === 'deal') done = { ...action, [other(seat)]: change(action[other(seat)]) };
    else if (action.type === 'exchange' && action === laid && action.by !== seat) {
      // Nobody knows what lies there, so it may be anything that may be given.
      const { by } = action;
      done = pick(
        legal(play.state).filter((each) => each.type === 'exchange' && each.by === by),
        luck,
      );
    }
    if (play.refusals(done).length > 0) return null;
    play = play.does(done);
    plays.push(play);
  }
  return plays;
}

/** The given round and one that looks the same to the seat but is not; null where none was found. */
function alike(game: readonly Play[], seat: Seat, luck: Random): readonly [Round, Round] | null {
  const round = somewhere(game, luck);
  for (let tries = 0; tries < 8; tries += 1) {
    const second = otherwise(round, seat, luck);
    if (second !== null && !sameWorld(round, second)) return [round, second];
  }
  return null;
}

function sameWorld(one: Round, two: Round): boolean {
  const all = (round: Round) => JSON.stringify(round.map(({ state }) => view(state, 'all')));
  return all(one) === all(two);
}

/** What a seat may do there, in secret where it gives cards. */
function ownLegal({ state }: Play, seat: Seat): readonly Action[] {
  return legal(state).filter((action) => action.type !== 'deal' && action.by === seat);
}

/** Compares what a seat is told, move by move, in rounds that look alike to it; fails also for want of such rounds. */
function tellsTheSame(tell: (play: Play, seat: Seat) => unknown): void {
  let compared = 0;
  holds((game, seat, luck) => {
    const pair = alike(game, seat, luck);
    if (pair === null) return;
    const [one, two] = pair.map((round) => JSON.stringify(round.slice(1).map((play) => tell(play, seat))));
    compared += 1;
    expect(two).toBe(one);
  });
  expect(compared).toBeGreaterThan(RUNS / 2);
}

describe('Two rounds that differ only in cards a seat has not seen', () => {
  test('look the same to it, move by move', () => {
    tellsTheSame(({ state }, seat) => view(state, seat));
  });

  test('are told in the same events', () => {
    tellsTheSame(({ events }) => events);
  });

  test('allow it the same moves', () => {
    tellsTheSame((play, seat) => ownLegal(play, seat));
  });

  test('give each of its cards the same verdict', () => {
    tellsTheSame(({ state }, seat) => verdicts(state, seat));
  });

  test('let it infer the same', () => {
    tellsTheSame(({ state }, seat) => knowledge(view(state, seat)));
  });

  test('are played alike by the sparring partner', () => {
    tellsTheSame((play, seat) => {
      const own = ownLegal(play, seat);
      return own.length === 0 ? null : ruleOfThumbMove(view(play.state, seat), own, seededRandom(1));
    });
  });

  test('mostly look different to the other seat, which holds some of these cards', () => {
    let [compared, differ] = [0, 0];
    holds((game, seat, luck) => {
      const pair = alike(game, seat, luck);
      if (pair === null) return;
      const [one, two] = pair.map((round) =>
        JSON.stringify(round.map(({ state }) => view(state, other(seat)))),
      );
      compared += 1;
      if (one !== two) differ += 1;
    });
    expect(differ).toBeGreaterThan(compared / 2);
  });
});

// ------------------------------------------------------------------------------------------- cards that are named

describe('A card that a seat has not seen', () => {
  test('is not named in its view', () => {
    holds((game, seat) => {
      for (const round of roundsOf(game)) {
        for (const [at, { state }] of round.entries()) {
          const seen = seenBy(actionsOf(round.slice(0, at + 1)), seat);
          // Between rounds the view shows the last round's tricks; those are looked at where that round ends.
          if (at > 0) expect(without(named(view(state, seat)), seen)).toEqual([]);
        }
      }
    });
  });

  test('is not named in an event, whichever seat it is', () => {
    holds((game) => {
      for (const round of roundsOf(game)) {
        for (const [at, { events }] of round.entries()) {
          if (at > 0)
            expect(without(named(events), seenByBoth(actionsOf(round.slice(0, at + 1))))).toEqual([]);
        }
      }
    });
  });

  test('is shown as a card, so that the numbers of cards are open', () => {
    holds((game, seat, luck) => {
      const state = somewhere(game, luck).at(-1)?.state;
      if (state === undefined || !('hands' in state)) throw new Error('No cards are held');
      const shown = view(state, seat);
      expect(shown.hands[seat]).toEqual(state.hands[seat]);
      expect(shown.hands[other(seat)]).toHaveLength(state.hands[other(seat)].length);
      expect(shown.setAside).toEqual(['??', '??', '??', '??', '??']);
    });
  });

  test('is neither known nor ruled out by inference, which is true of the real cards', () => {
    holds((game, seat, luck) => {
      const round = somewhere(game, luck);
      const state = round.at(-1)?.state;
      if (state === undefined || !('hands' in state)) throw new Error('No cards are held');
      const { known, unseen, voids } = knowledge(view(state, seat));
      const theirs = state.hands[other(seat)];
      const seen = seenBy(actionsOf(round), seat);
      // A card seen and still in the other hand was given there; all else in it has not been seen.
      expect(known).toEqual(sorted(theirs.filter((card) => seen.includes(card))));
      expect(unseen).toEqual(without(CARDS, seen));
      expect(
        theirs.filter((card) => unseen.includes(card) && voids.some((suit) => suit === suitOf(card))),
      ).toEqual([]);
    });
  });
});

test('Nobody infers or plays from an open view', () => {
  holds((game, _seat, luck) => {
    const state = somewhere(game, luck).at(-1)?.state;
    if (state === undefined) throw new Error('There is no position');
    const open = view(state, 'all');
    expect(() => knowledge(open)).toThrow(/open view/);
    expect(() => ruleOfThumbMove(open, legal(state), luck)).toThrow(/both hands/);
  });
});

test('The sparring partner plays something legal for the seat whose view it is', () => {
  holds((game, _seat, luck) => {
    const play = somewhere(game, luck).at(-1);
    if (play === undefined) throw new Error('There is no position');
    for (const seat of toAct(play.state)) {
      if (seat === 'dealer') continue;
      const own = ownLegal(play, seat);
      expect(own).toContainEqual(ruleOfThumbMove(view(play.state, seat), own, luck));
    }
  });
});
