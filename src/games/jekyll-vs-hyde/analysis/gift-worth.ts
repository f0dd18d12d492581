import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { Give, GreedExchange } from '#games/jekyll-vs-hyde/rules/state';
import { exactly } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { boundsOf, safeGift } from './search-best-line.ts';

/**
 * What a gift in a Greed exchange was worth. Both choose at once, so it has no value of its own; but there is a gap that it makes sure
 * of, whatever the other gives, and one that the best gift does.
 */
export interface GiftWorth {
  readonly given: Give;
  /** The number of the trick that the exchange belongs to. */
  readonly trick: number;
  /** What the best gift makes sure of, and what this one does: for Hyde at least so much, for Jekyll at most. */
  readonly could: number;
  readonly can: number;
  /** A gift that makes sure of the most. */
  readonly best: Give;
}

/** Judges a gift in the exchange in which it was given. Looks into about `slice` positions between two steps. */
export function* judgeGift(
  state: GreedExchange,
  given: Give,
  solver: Solver,
  slice: number,
): Generator<void, GiftWorth> {
  const { by } = given;
  const looking = { solver, slice, first: by };
  // What may already lie there is hidden from who gives.
  const hidden: GreedExchange = { ...state, chosen: { jekyll: null, hyde: null } };
  const gifts = legal(hidden).filter((action) => action.type === 'exchange');
  const value = yield* boundsOf(hidden, looking);
  const could = by === 'hyde' ? value.low.from : value.high.to;
  const laid = apply(hidden, given).state;
  let can = could;
  for (const answer of gifts.filter((gift) => gift.by !== by)) {
    const { low, high } = yield* boundsOf(apply(laid, answer).state, looking);
    can = by === 'hyde' ? Math.min(can, low.from) : Math.max(can, high.to);
  }
  const sure = exactly({ low: could, high: could });
  const best = can === could ? given : yield* safeGift(hidden, gifts, by, sure, looking);
  return { given, trick: state.tricks.length + 1, could, can, best };
}
