import type { Continuation } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { playedRound, type PlayedTrick } from '#games/jekyll-vs-hyde/analysis/tricks-of-line';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { BySeat, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';

/** The trick at which a move fails, and what each has after it. */
export interface Breaking {
  readonly trick: PlayedTrick;
  readonly owned: BySeat<number>;
}

/**
 * The trick of a line with which the numbers of tricks leave the gap that was to be had, and never come back to it: Pride may
 * bring them back, so it is the last such trick. Null where the line ends with that gap.
 */
export function breakingTrick(
  from: State,
  { action, line }: Continuation,
  seat: Seat,
  wanted: number,
): Breaking | null {
  const { tricks } = playedRound(from, { action, line });
  let breaking: Breaking | null = null;
  let state = from;
  let played = 0;
  for (const move of [action, ...line]) {
    const after = apply(state, move);
    ({ state } = after);
    if (!after.events.some(({ type }) => type === 'awarded')) continue;
    const trick = tricks[played];
    played += 1;
    const lying = tricksLying(state);
    if (isWithinReach(lying.length, tricksOwned(lying).jekyll, seat, wanted)) breaking = null;
    else if (trick !== undefined) breaking ??= { trick, owned: tricksOwned(lying) };
  }
  return breaking;
}

/** The tricks of the round, also once it is over. */
function tricksLying(state: State) {
  if ('tricks' in state) return state.tricks;
  return 'finished' in state && state.finished !== null ? state.finished.tricks : [];
}

/** Whether a gap may still come about, or a better one for the seat, by the tricks that are left; Pride is not reckoned with. */
export function isWithinReach(played: number, jekyll: number, seat: Seat, wanted: number): boolean {
  const gaps = Array.from({ length: TRICKS - played + 1 }, (_, more) =>
    Math.abs(2 * (jekyll + more) - TRICKS),
  );
  return gaps.some((gap) => (seat === 'jekyll' ? gap <= wanted : gap >= wanted));
}
