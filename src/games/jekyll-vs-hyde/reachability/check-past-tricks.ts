import { other, type BySeat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { searchPastTricks, soonFound } from '../past/search-past-tricks.ts';
import { RANKINGS } from '#games/jekyll-vs-hyde/rules/ranking';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';

/** Where no tricks lead to a setup: which part of it does not fit the others. */

export type PastReason =
  /** Only with other tokens can it be: `fitting` are those that can lie there. */
  | { readonly type: 'tokens-unfit'; readonly fitting: readonly (readonly Suit[])[] }
  /** Only with other numbers of tricks. */
  | { readonly type: 'tricks-unfit'; readonly fitting: readonly BySeat<number>[] }
  /** Only with the other seat to lead. */
  | { readonly type: 'leader-unfit' }
  /** Only with other cards set aside: those that are gone cannot have been played. */
  | { readonly type: 'aside-unfit' }
  /** More than one part of it would have to be another. */
  | { readonly type: 'no-past'; readonly tricks: number };

/** Each part that makes the setup possible when it alone is changed. Empty: there is a past, or the search for it was given up. */
export function reasonsAgainstPastTricks(setup: Setup): readonly PastReason[] {
  if (searchPastTricks(setup) !== 'none') return [];
  const { leader, setAside, won } = setup;
  const tricks = won.jekyll + won.hyde;
  const can = (changed: Partial<Setup>) => soonFound({ ...setup, ...changed });
  const reasons: PastReason[] = [];
  const rankings = RANKINGS.filter((ranking) => can({ ranking }));
  if (rankings.length > 0) reasons.push({ type: 'tokens-unfit', fitting: rankings });
  const shared = Array.from({ length: tricks + 1 }, (_, jekyll) => ({ jekyll, hyde: tricks - jekyll }));
  const counts = shared.filter((won) => leader !== null && won[leader] > 0 && can({ won }));
  if (counts.length > 0) reasons.push({ type: 'tricks-unfit', fitting: counts });
  if (leader !== null && won[other(leader)] > 0 && can({ leader: other(leader) })) {
    reasons.push({ type: 'leader-unfit' });
  }
  if (setAside !== null && can({ setAside: null })) reasons.push({ type: 'aside-unfit' });
  return reasons.length > 0 ? reasons : [{ type: 'no-past', tricks }];
}
