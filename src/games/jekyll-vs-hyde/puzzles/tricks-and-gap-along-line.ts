import type { Continuation } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { BySeat, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { gap, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';

/** How a round stands once a trick of a line has been won. */
interface Standing {
  readonly owned: BySeat<number>;
  /** Whether the gap that is wanted, or a better one for the seat, may still come about. */
  readonly isWithinReach: boolean;
}

/** How the round stands after each trick that is won in a line, in order: what each owns, and whether the gap that a seat wants is lost. */
export function* tricksAndGapAlong(
  from: State,
  { action, line }: Continuation,
  seat: Seat,
  wanted: number,
): Generator<Standing> {
  let state = from;
  for (const move of [action, ...line]) {
    const after = apply(state, move);
    ({ state } = after);
    if (!after.events.some(({ type }) => type === 'awarded')) continue;
    const owned = tricksOwned(tricksLying(state));
    yield { owned, isWithinReach: isWithinReach(owned, seat, wanted) };
  }
}

/** The tricks of the round, also once it is over. */
function tricksLying(state: State) {
  if ('tricks' in state) return state.tricks;
  return 'finished' in state && state.finished !== null ? state.finished.tricks : [];
}

/** Whether the gap may still come about by the tricks that are left; those that Pride may still take are not reckoned with. */
function isWithinReach({ jekyll, hyde }: BySeat<number>, seat: Seat, wanted: number): boolean {
  const left = TRICKS - jekyll - hyde;
  const gaps = Array.from({ length: left + 1 }, (_, more) =>
    gap({ jekyll: jekyll + more, hyde: hyde + left - more }),
  );
  return gaps.some((one) => (seat === 'jekyll' ? one <= wanted : one >= wanted));
}
