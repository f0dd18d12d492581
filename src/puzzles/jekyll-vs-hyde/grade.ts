import { apply } from '#games/jekyll-vs-hyde/apply';
import type { Seat } from '#games/jekyll-vs-hyde/cards';
import type { State } from '#games/jekyll-vs-hyde/state';
import { TRICKS } from '#games/jekyll-vs-hyde/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/trick';
import type { Course } from './themes.ts';

/** How hard a puzzle is, from what can be counted in it. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

export interface Difficulty {
  /** Tricks still to be won. */
  readonly left: number;
  /** Legal moves to choose from. */
  readonly moves: number;
  /** How many of three ways to find a move without working it out miss the best one. */
  readonly missed: number;
  /** After how many tricks it is plain that the obvious move was wrong. */
  readonly plainAfter: number;
}

/** With so many points the next grade begins. */
const STEPS = [6, 9, 12];

export function gradeOf({ left, moves, missed, plainAfter }: Difficulty): Grade {
  const points = left - 4 + Math.floor(moves / 4) + 2 * (missed - 1) + plainAfter;
  return GRADES[STEPS.filter((step) => points >= step).length] ?? 4;
}

/**
 * After how many tricks the gap that was there to be had is out of reach, whoever wins the tricks that are left then, if the
 * obvious move is made and nobody errs any more. Tricks that Pride may still take are not reckoned with.
 */
export function plainAfter(from: State, { action, line }: Course, seat: Seat, wanted: number): number {
  let state = from;
  let tricks = 0;
  for (const move of [action, ...line]) {
    const played = apply(state, move);
    ({ state } = played);
    if (!played.events.some(({ type }) => type === 'awarded')) continue;
    tricks += 1;
    if (!('tricks' in state) || !isWithin(state.tricks.length, tricksOwned(state.tricks).jekyll)) break;
  }
  return tricks;

  function isWithin(played: number, jekyll: number): boolean {
    const gaps = Array.from({ length: TRICKS - played + 1 }, (_, more) =>
      Math.abs(2 * (jekyll + more) - TRICKS),
    );
    return gaps.some((gap) => (seat === 'jekyll' ? gap <= wanted : gap >= wanted));
  }
}
