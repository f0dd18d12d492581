import type { Place } from './where-comment-stands.ts';

/**
 * What is said of play in a comment, and how it is worked out. A claim quotes the original, and gives the numbers of the
 * quotation, in their order, as they are computed at the place; one that does not hold throws.
 */

/** Works something out at a place: the numbers that are said, or none where only something is to hold. */
export type Check = (place: Place) => readonly number[];

export type Claim =
  | { readonly says: string; readonly checks: readonly Check[] }
  /** What is no claim about this position, and why. */
  | { readonly says: string; readonly because: Reason }
  /** What the translation counts and the original does not. */
  | { readonly japanese: string; readonly because: Reason };

/** Why a number or a quantifier needs no computing. */
export type Reason =
  /** A rule says so. */
  | 'rule'
  /** Advice or a way of speaking, of no position. */
  | 'advice'
  /** It counts what is told, not what is played: cards named beside it, tricks of the story, words. */
  | 'telling'
  /** What somebody means to do, wants or fears. */
  | 'intent';

/** The claims of a game, by the ways to its comments. */
export type Claims = Readonly<Record<string, readonly Claim[]>>;

/** Checks that compute nothing: alone they would hold whatever is said. */
const bounds = new WeakSet<Check>();

/** Quotes a comment, and says how each number in the quotation is worked out. Throws where nothing is: it could not fail. */
export function says(quotation: string, ...checks: readonly Check[]): Claim {
  if (checks.every((check) => bounds.has(check))) throw new Error(`Nothing is worked out: ${quotation}`);
  return { says: quotation, checks };
}

export function spoken(because: Reason, ...quotations: readonly string[]): readonly Claim[] {
  return quotations.map((quotation) => ({ says: quotation, because }));
}

/** Quotes what the Japanese text alone says, and why it needs no computing. */
export function japanese(because: Reason, ...quotations: readonly string[]): readonly Claim[] {
  return quotations.map((quotation) => ({ japanese: quotation, because }));
}

/** A number that is the bound of what else is worked out in the quotation, or follows from it. */
export function bound(...values: readonly number[]): Check {
  const check: Check = () => values;
  bounds.add(check);
  return check;
}

/** What comes out is this number, though the quotation does not say it in figures: “none”, “level”, “both”. */
export function is(value: number, ...checks: readonly Check[]): Check {
  return (place) => {
    const found = checks.flatMap((check) => check(place));
    must(
      found.every((each) => each === value),
      `It is ${found.join(', ')}`,
    );
    return [];
  };
}

/** The same worked out at another move of the game, for whoever moves there. */
export function atMove(way: string, ...checks: readonly Check[]): Check {
  return (place) => checks.flatMap((check) => check(place.other(way)));
}

export function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
