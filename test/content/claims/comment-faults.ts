import type { Claim } from './claim.ts';
import { tokensIn, wordValue, type Token } from './numbers-and-quantifiers.ts';
import type { Place } from './where-comment-stands.ts';
import { toldOf } from './facts-visible-on-table.ts';

/** What is wrong with a comment, or not covered by its claims. */

/** The faults of a comment of the original: claims that fail, and what nobody has worked out. */
export function faultsOf(place: Place, claims: readonly Claim[]): readonly string[] {
  const { comment } = place;
  const tokens = tokensIn(comment, 'en');
  const faults: string[] = [];
  const covered: { readonly from: number; readonly to: number }[] = [];
  for (const claim of claims) {
    if ('japanese' in claim) continue;
    const from = comment.indexOf(claim.says);
    if (from === -1) {
      faults.push(`is not said: ${claim.says}`);
      continue;
    }
    const to = from + claim.says.length;
    covered.push({ from, to });
    if ('because' in claim) continue;
    const said = tokens
      .filter((token) => token.from >= from && token.to <= to)
      .flatMap(({ value }) => value ?? []);
    try {
      const worked = claim.checks.flatMap((check) => check(place));
      if (said.join() !== worked.join())
        faults.push(`“${claim.says}”: ${worked.join(', ')}, not ${said.join(', ')}`);
    } catch (error) {
      faults.push(`“${claim.says}”: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const told of toldOf(place, 'en', wordValue)) {
    if (covered.some((claim) => told.from >= claim.from && told.to <= claim.to)) continue;
    covered.push(told);
    if (told.wrong !== null) faults.push(`“${comment.slice(told.from, told.to)}”: ${told.wrong}`);
  }
  return [
    ...faults,
    ...uncovered(tokens, covered).map(
      ({ text, from }) =>
        `nobody has worked out: ${text} (…${comment.slice(Math.max(0, from - 25), from + 25)}…)`,
    ),
  ];
}

function uncovered(
  tokens: readonly Token[],
  covered: readonly { readonly from: number; readonly to: number }[],
) {
  return tokens.filter((token) => !covered.some(({ from, to }) => token.from >= from && token.to <= to));
}

/**
 * The faults of a translated comment: a number that the original does not say and that cannot be read off the table, one that
 * is claimed in the original and missing, and a quantifier where the original has none.
 */
export function translationFaults(
  original: Place,
  place: Place,
  claims: readonly Claim[],
): readonly string[] {
  const said = tokensIn(original.comment, 'en');
  const numbers = said.flatMap(({ value }) => value ?? []);
  const tokens = tokensIn(place.comment, 'ja');
  const told = toldOf(place, 'ja', wordValue);
  const excused = claims.flatMap((claim) => ('japanese' in claim ? [claim.japanese] : []));
  const isSaid = (text: string) =>
    tokensIn(text, 'ja').every(
      ({ value }) => value === null || numbers.includes(value) || impliedBy(original.comment, value),
    );
  const faults = told.flatMap(({ from, to, wrong }) => {
    const text = place.comment.slice(from, to);
    return wrong === null || isSaid(text) ? [] : [`「${text}」: ${wrong}`];
  });
  const strange = tokens.filter(
    ({ value, from, to }) =>
      value !== null &&
      !numbers.includes(value) &&
      !impliedBy(original.comment, value) &&
      !told.some((each) => from >= each.from && to <= each.to) &&
      !excused.some((text) => within(place.comment, text, from, to)),
  );
  const claimed = claims.flatMap((claim) =>
    'checks' in claim ? tokensIn(claim.says, 'en').flatMap(({ value }) => value ?? []) : [],
  );
  // In Japanese a gap may stand without its counter, as a card's number does.
  const missing = claimed.filter(
    (value) => value > 2 && !new RegExp(`(?<![\\d.])${value}(?!\\d|\\+)`).test(place.comment),
  );
  const quantified = tokens.filter(
    ({ value, from, to }) => value === null && !excused.some((text) => within(place.comment, text, from, to)),
  );
  const stale = excused.filter((text) => !place.comment.includes(text));
  return [
    ...faults,
    ...stale.map((text) => `is not said: ${text}`),
    ...strange.map(({ text }) => `says ${text}, which the original does not`),
    ...missing.map((value) => `does not say ${value}`),
    ...(said.some(({ value }) => value === null) || claims.length > 0
      ? []
      : quantified.map(({ text }) => `nobody has worked out: ${text}`)),
  ];
}

/** A few numbers go without saying in English. */
function impliedBy(english: string, value: number): boolean {
  if (value === 0.5) return /\bhalf\b/i.test(english);
  if (value === 2) return /\b(?:both|pair)\b/i.test(english);
  return value <= 1 && /\b(?:no|none|nothing|level|one|single)\b/i.test(english);
}

function within(comment: string, text: string, from: number, to: number): boolean {
  const at = comment.indexOf(text);
  return at !== -1 && from >= at && to <= at + text.length;
}
