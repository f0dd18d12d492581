import type { Seat } from '../cards.ts';
import { legal } from '../judge.ts';
import type { Follow, Following, GreedExchange, Lead, Leading } from '../state.ts';
import { TRICKS } from '../track.ts';
import { tricksOwned } from '../trick.ts';
import { bitsOf, HYDE, indexOf, JEKYLL, NO_SUIT, PLACED, rankingOf, suitIndex, suitOfIndex } from './bits.ts';
import { createSearch, HIGH, LOW, type Shows } from './search.ts';

/**
 * Perfect play with open hands: what gap a round ends with when both know all cards and nobody errs. Jekyll wants it small,
 * Hyde large. A Greed exchange is made at the same time; here one side shows its gift first.
 */

/** A gap at the end of the round, 0 to 10: `low` where Hyde shows first in every Greed exchange, `high` where Jekyll does. */
export interface Gap {
  readonly low: number;
  readonly high: number;
}

/** A position whose value is asked for. */
export type Solvable = Leading | Following | GreedExchange;

export interface MoveValue {
  readonly action: Lead | Follow;
  readonly gap: Gap;
}

export interface Solution {
  readonly gap: Gap;
  /** Every legal lead or follow, in the order of `legal`; none in an exchange, where both move. */
  readonly moves: readonly MoveValue[];
}

export interface Solver {
  /** The value of a position alone: much cheaper than that of every move. Refuses (throws) what `solvable` does not let pass. */
  readonly value: (state: Solvable) => Gap;
  /** The value of a position and of each legal move. Refuses (throws) what `solvable` does not let pass. */
  readonly solve: (state: Solvable) => Solution;
  /** Forgets what was found out. What is known holds for every position and ruling, so this only frees memory. */
  readonly forget: () => void;
  /** How many positions it has looked into since it was made or last forgot: a measure of work. */
  readonly looked: () => number;
}

/** About what a table may take, in bytes, until somebody asks for less. */
const MEMORY = 64 * 2 ** 20;

/** Whether cards and tricks are as many as they are in a round: a laid-out position may have others, and then has no value. */
export function solvable(state: Solvable): boolean {
  const { hands, tricks, phase } = state;
  const left = TRICKS - tricks.length;
  const answered = phase === 'greed' ? 1 : 0;
  const led = phase === 'lead' ? 0 : 1;
  const sizes = { [leaderOf(state)]: left - led, [followerOf(state)]: left - answered };
  const all = [...hands.jekyll, ...hands.hyde];
  return (
    left > 0 &&
    hands.jekyll.length === sizes.jekyll &&
    hands.hyde.length === sizes.hyde &&
    new Set(all).size === all.length
  );
}

function leaderOf(state: Solvable): Seat {
  return state.leader;
}

function followerOf(state: Solvable): Seat {
  return state.leader === 'jekyll' ? 'hyde' : 'jekyll';
}

/** Keeps what it finds out from one position to the next; `memory` in bytes is the most its table takes. */
export function createSolver({ memory = MEMORY }: { readonly memory?: number } = {}): Solver {
  const search = createSearch(2 ** Math.floor(Math.log2(memory / 12)));

  /** Both bounds of a question, from the answers to: is it at least so many? */
  function bounds(ask: () => boolean, namedSuit: boolean, guess: Gap | null): Gap {
    const atLeast = (half: number, shows: Shows) => {
      search.ask(half, shows, namedSuit);
      return ask();
    };
    let lowFrom = 0;
    let lowTo = 5;
    let highFrom = 0;
    let highTo = 5;
    let half = Math.max(1, guess === null ? 2 : guess.low / 2);
    while (lowFrom < lowTo) {
      if (half > 0 && atLeast(half, LOW)) {
        lowFrom = half;
        highFrom = Math.max(highFrom, half);
        // Mostly both bounds are the same: one refusal for Jekyll showing first then settles four of them.
        if (half < highTo && half < lowTo) {
          if (atLeast(half + 1, HIGH)) highFrom = half + 1;
          else {
            highTo = half;
            lowTo = half;
          }
        }
        half = lowFrom + 1;
      } else {
        lowTo = half - 1;
        half = lowTo;
      }
    }
    highFrom = Math.max(highFrom, lowFrom);
    while (highFrom < highTo) {
      if (atLeast(highFrom + 1, HIGH)) highFrom += 1;
      else highTo = highFrom;
    }
    return { low: 2 * lowFrom, high: 2 * highFrom };
  }

  function value(state: Solvable, guess: Gap | null = null): Gap {
    if (!solvable(state)) throw new Error('No round can come to this position');
    const { hands, ranking, tricks, leader, rulings } = state;
    const jekyll = bitsOf(hands.jekyll);
    const hyde = bitsOf(hands.hyde);
    const rank = rankingOf(ranking);
    const who = leader === 'jekyll' ? JEKYLL : HYDE;
    const won = tricksOwned(tricks).jekyll;
    const left = TRICKS - tricks.length;
    const namedSuit = rulings['led-potion'] === 'named-suit';
    switch (state.phase) {
      case 'lead':
        return bounds(() => search.lead(jekyll, hyde, rank, who, won, left), namedSuit, guess);
      case 'follow': {
        const card = indexOf(state.led.card);
        const names = suitIndex(state.led.names);
        return bounds(() => search.follow(jekyll, hyde, rank, who, won, left, card, names), namedSuit, guess);
      }
      case 'greed': {
        const card = indexOf(state.led.card);
        const reply = indexOf(state.followed);
        const names = suitIndex(state.led.names);
        return bounds(
          () => search.play(jekyll, hyde, rank, who, won, left, card, names, reply),
          namedSuit,
          guess,
        );
      }
    }
  }

  function moveValue(state: Leading | Following, action: Lead | Follow, guess: Gap): Gap {
    const { hands, ranking, tricks, leader, rulings } = state;
    const card = indexOf(action.card);
    const bit = 1 << card;
    const jekyll = bitsOf(hands.jekyll) & ~bit;
    const hyde = bitsOf(hands.hyde) & ~bit;
    const rank = rankingOf(ranking);
    const who = leader === 'jekyll' ? JEKYLL : HYDE;
    const won = tricksOwned(tricks).jekyll;
    const left = TRICKS - tricks.length;
    const namedSuit = rulings['led-potion'] === 'named-suit';
    if (state.phase === 'lead') {
      const suit = suitOfIndex(card);
      const names = suitIndex(action.type === 'lead' ? (action.names ?? null) : null);
      const ranked = suit === NO_SUIT ? rank : (PLACED[3 * rank + suit] ?? 0);
      return bounds(() => search.follow(jekyll, hyde, ranked, who, won, left, card, names), namedSuit, guess);
    }
    const led = indexOf(state.led.card);
    const names = suitIndex(state.led.names);
    return bounds(() => search.play(jekyll, hyde, rank, who, won, left, led, names, card), namedSuit, guess);
  }

  function solve(state: Solvable): Solution {
    const gap = value(state);
    if (state.phase === 'greed') return { gap, moves: [] };
    const moves = legal(state).flatMap((action): readonly MoveValue[] =>
      action.type === 'lead' || action.type === 'follow'
        ? [{ action, gap: moveValue(state, action, gap) }]
        : [],
    );
    return { gap, moves };
  }

  return { value: (state) => value(state), solve, forget: search.clear, looked: search.nodes };
}
