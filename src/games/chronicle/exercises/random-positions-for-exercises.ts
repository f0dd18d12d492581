import { apply } from '#games/chronicle/rules/apply';
import { SUITS } from '#games/chronicle/rules/cards';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import { PLAYERS } from '#games/chronicle/rules/deal';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { legal } from '#games/chronicle/rules/legal';
import { seatsAt } from '#games/chronicle/rules/seats';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { Playing, State } from '#games/chronicle/rules/state';
import { pick, type Random } from '#kit/random';

/** Positions of games that are played by lot. */

/** How many sit at a table, by lot. */
export function playersBy(chance: Random): number {
  return PLAYERS.fewest + Math.floor(chance() * (PLAYERS.most - PLAYERS.fewest + 1));
}

/** The most or the fewest of a suit, the kinds of condition that sources tell of. */
export function conditionBy(chance: Random): Condition {
  const suit = pick(SUITS, chance);
  return chance() < 0.5 ? { most: suit } : { fewest: suit };
}

/** Whether everybody else has played. */
export function isLast(state: Playing): boolean {
  return state.meeting.acted.length === seatsAt(state).length - 1;
}

/** A position in which somebody is to play a card, by lot, such that it fits. */
export function positionBy(chance: Random, fits: (state: Playing) => boolean): Playing {
  for (;;) {
    let state: State = apply(start(), shuffledDeal(chance, playersBy(chance))).state;
    while (state.phase === 'meeting' || state.phase === 'effect') {
      // Now and then a position is left out, so that they come from all of a round.
      if (state.phase === 'meeting' && fits(state) && chance() < 0.4) return state;
      state = apply(state, pick(legal(state), chance)).state;
    }
  }
}
