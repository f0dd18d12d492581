import type { Ranked } from './search-ranking.ts';

/** How sure the search may be of what it has found: a first answer is told apart from what is only the nearest. */

/** A first answer worth less is none that is asked for, but only the nearest. */
const SURE = 1.7;
/** What is worth less than this part of the first answer is not near it. */
const NEAR = 0.4;

/** Whether the first of several pages asks what was typed, as far as can be told; otherwise it is but the nearest. */
export const isFirstSure = ([first]: readonly Ranked[]): boolean =>
  first !== undefined && (first.isMeant || first.worth >= SURE);

/** Those pages that are about as near as the first. */
export const nearOnes = (pages: readonly Ranked[]): readonly Ranked[] =>
  pages.filter(({ worth }) => worth >= NEAR * (pages[0]?.worth ?? 0));
