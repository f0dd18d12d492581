import { describe, expect, test } from 'vitest';
import { translatedReplay } from '#replays/translated-replay';
import { ANNOTATED } from '../games/chronicle/annotated-games-and-scenes.ts';
import { momentsOf, type Claim } from './claims/chronicle-checks.ts';
import { CLAIMS } from './claims/chronicle.ts';
import { tokensIn, type Language } from './claims/numbers-and-quantifiers.ts';

/** Every number and every “all”, “only” or “none” in a comment on a game of Chronicle is computed from the game. */

/** Names of cards are no numbers. */
const CARD_NAMES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:Love|Power|Wisdom) \d+|\b(?:the|The|a|A|an|An|This|this|other|\w+’s) (?:[1-9]|10)s?\b|\b1s\b/g,
  ja: /(?:愛|力|知恵)\d+|\d+(?=[でがをはのもとに])|第\d+|\d+枚目/g,
};

function countsIn(comment: string, language: Language) {
  return tokensIn(
    comment.replace(CARD_NAMES[language], (name) => ' '.repeat(name.length)),
    language,
  );
}

/** The numbers and quantifiers of a comment that no claim quotes. */
function uncovered(comment: string, claims: readonly Claim[]): readonly string[] {
  const covered = claims.map(([says]) => ({
    from: comment.indexOf(says),
    to: comment.indexOf(says) + says.length,
  }));
  return countsIn(comment, 'en')
    .filter((token) => !covered.some(({ from, to }) => token.from >= from && token.to <= to))
    .map(({ text }) => text);
}

describe.each(ANNOTATED)('The comments of $name', (one) => {
  const moments = momentsOf(one);
  const claims = CLAIMS[one.name] ?? {};
  const comments = one.replay.moves.flatMap(({ comment }, at) =>
    comment === undefined ? [] : [{ at, comment }],
  );

  test('claim nothing that is not so', () => {
    const wrong = Object.entries(claims).flatMap(([at, said]) => {
      const moment = moments[Number(at)];
      const comment = one.replay.moves[Number(at)]?.comment ?? '';
      return said.flatMap(([says, holds]) => {
        if (!comment.includes(says)) return [`${at} is not said: ${says}`];
        return holds === null || (moment !== undefined && holds(moment)) ? [] : [`${at} is not so: ${says}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('say no number that nobody has worked out', () => {
    const open = comments.flatMap(({ at, comment }) =>
      uncovered(comment, claims[at] ?? []).map((text) => `${at} ${text}`),
    );
    expect(open).toEqual([]);
  });

  test('say no other number in Japanese', () => {
    const said = translatedReplay(one.json, one.translation);
    if (!said.ok) throw new Error('The translation is not whole');
    const { moves } = said.value as { readonly moves: readonly { readonly comment?: string }[] };
    const strange = comments.flatMap(({ at, comment }) => {
      const numbers = countsIn(comment, 'en').map(({ value }) => value);
      return countsIn(moves[at]?.comment ?? '', 'ja')
        .filter(({ value }) => value !== null && value > 2 && !numbers.includes(value))
        .map(({ text }) => `${at} ${text}`);
    });
    expect(strange).toEqual([]);
  });
});

test('Elsewhere the claims would not hold: each is about its own move', () => {
  let moved = 0;
  let still = 0;
  for (const one of ANNOTATED) {
    const moments = momentsOf(one);
    const claims = Object.entries(CLAIMS[one.name] ?? {});
    for (const [at, said] of claims) {
      const elsewhere = moments[(Number(at) + 17) % moments.length];
      for (const [, holds] of said) {
        if (holds === null || elsewhere === undefined) continue;
        moved += 1;
        try {
          if (holds(elsewhere)) still += 1;
        } catch {
          // Nothing of the kind is there at all.
        }
      }
    }
  }
  expect(moved).toBeGreaterThan(70);
  expect(still / moved).toBeLessThan(0.35);
});
