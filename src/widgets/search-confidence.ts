import type { Ranked } from './search-ranking.ts';

/** How sure the search may be of what it has found: a first answer is told apart from what is only the nearest, and that from what is far. */

/** A first answer worth less is none that is asked for, but only the nearest. */
const SURE = 1.7;
/** What is worth less than this part of the first answer is not near it. */
const NEAR = 0.4;
/** A page that names less of what was typed is far from it, however little there is: “wizard card” is about no card that is here. */
const NAMED = 0.11;
/** Of what is only near, so many pages are shown. */
const FEW = 5;

/** Whether the first of several pages asks what was typed, numbers and all, as far as can be told; otherwise it is but the nearest. A bare number, with or without a sign behind it, asks nothing. */
export const isFirstSure = ([first]: readonly Ranked[], typed: string): boolean =>
  first !== undefined &&
  (first.isMeant || (first.worth >= SURE && first.saysNumbers)) &&
  !/^\d+\P{L}*$/u.test(typed.normalize('NFKC').trim());

/** Those pages that are about as near as the first; where that is not sure, those that name some of what was typed. */
export function nearOnes(pages: readonly Ranked[], typed: string): readonly Ranked[] {
  const near = pages.filter(({ worth }) => worth >= NEAR * (pages[0]?.worth ?? 0));
  return isFirstSure(pages, typed) ? near : near.filter(({ named }) => named >= NAMED).slice(0, FEW);
}
