import type { Ranked } from './search-ranking.ts';
import { isAskedSo, wordsIn } from './search-word-matching.ts';

/** How sure the search may be of what it has found: a first answer is told apart from what is only the nearest, and that from what is far. */

/** A first answer worth less is none that is asked for, but only the nearest. */
const SURE = 1.7;
/** Nor is one that names less of what was typed than the first number, unless it is worth more than any other by the second. */
const TOLD = { named: 0.65, lead: 0.4 };
/** Two that are worth so nearly the same are as likely to be meant. */
const TIED = 0.06;
/** What is worth less than this part of the first answer is not near it. */
const NEAR = 0.4;
/** A page that names less of what was typed is far from it, however little there is: “wizard card” is about no card that is here. */
const NAMED = 0.11;
/** Of what is only near, so many pages are shown. */
const FEW = 5;

/** Whether the first of several pages asks what was typed, numbers and names and all, as far as can be told; otherwise it is but the nearest. A bare number, with or without a sign behind it, asks nothing. */
export const isFirstSure = (pages: readonly Ranked[], typed: string): boolean => {
  const [first] = pages;
  return (
    first !== undefined &&
    (first.isMeant ||
      (first.worth >= SURE &&
        first.saysNumbers &&
        first.isOther !== true &&
        (first.named >= TOLD.named || leadOf(pages) >= TOLD.lead))) &&
    !/^\d+\P{L}*$/u.test(typed.normalize('NFKC').trim())
  );
};

/** Whether the first of several pages is hardly worth more than the second, and not it alone is asked in just the words that were typed: then either may be meant. */
export function isFirstTied(pages: readonly Ranked[], typed: string, language: string): boolean {
  const [first, second] = pages;
  if (first === undefined || second === undefined || leadOf(pages) >= TIED) return false;
  const words = wordsIn(typed, language);
  return !isAskedSo(words, first.page.meta) || isAskedSo(words, second.page.meta);
}

/** By how much the first is worth more than the second; as much as it is worth itself where it stands alone. */
const leadOf = ([first, second]: readonly Ranked[]): number => (first?.worth ?? 0) - (second?.worth ?? 0);

/** Those pages that are about as near as the first; where that is not sure, those that name some of what was typed. */
export function nearOnes(pages: readonly Ranked[], typed: string): readonly Ranked[] {
  const near = pages.filter(({ worth }) => worth >= NEAR * (pages[0]?.worth ?? 0));
  return isFirstSure(pages, typed) ? near : near.filter(({ named }) => named >= NAMED).slice(0, FEW);
}
