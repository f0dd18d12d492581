import type { Said, Step } from './dispute-questionnaire.ts';

/** What a typed question tells besides its two cards, and what decides as much as they do: that it was in a run, or the last card of a hand. */

/** How a language tells of one step: regular expressions of a plain question. */
export interface DecisiveWords {
  /** Those that deny come first, for they have the words of the others in them. */
  readonly choices: readonly (readonly [choice: string, pattern: string])[];
  /** That it is told of, perhaps in a way that is not understood. */
  readonly mentioned: string;
}

/**
 * What a plain question tells of the steps that nothing is known of yet; null where words that decide are not understood, or
 * tell two things: whoever takes the usual for granted then gives a wrong verdict.
 */
export function readDecisiveWords(
  plain: string,
  words: Readonly<Record<string, DecisiveWords>>,
  known: Said = {},
): Said | null {
  const told = new Map(Object.entries(known));
  for (const [step, { choices, mentioned }] of Object.entries(words)) {
    if (step in known) continue;
    let rest = plain;
    const found = choices.filter(([, pattern]) => {
      const without = rest.replace(new RegExp(pattern, 'gu'), ' ');
      const isTold = without !== rest;
      rest = without;
      return isTold;
    });
    const [one, ...others] = found.map(([choice]) => choice);
    if (others.length > 0 || (one === undefined && new RegExp(mentioned, 'u').test(plain))) return null;
    if (one !== undefined) told.set(step, one);
  }
  return Object.fromEntries(told);
}

/** Whether a dispute has a place for all that was told of it: what has none would be left out of the verdict. */
export function hasPlaceForAll(steps: (said: Said) => readonly Step[], said: Said, told: Said): boolean {
  const asked = steps(said);
  return Object.entries(told).every(([step, choice]) =>
    asked.some(({ id, choices }) => id === step && choices.includes(choice)),
  );
}
