import { isPotion, suitOf, valueOf as valueOfCard, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import type { Language } from './numbers-and-quantifiers.ts';
import type { Place } from './where-comment-stands.ts';

/**
 * What can be read off the table: the tricks of both, where the marker stands, how many cards of a kind somebody holds. Such
 * numbers need no claim of their own; that they are true is looked up where they stand.
 */

/** A stretch of text that tells something of the table, and what is wrong with it; null: nothing. */
export interface Told {
  readonly from: number;
  readonly to: number;
  readonly numbers: readonly number[];
  readonly wrong: string | null;
}

const N = '(\\d+|[a-z]+)';
const COUNTED = '(two|three|four|five|six|seven)';
const KINDS = {
  en: { Potion: 'potion', Wrath: 'wrath', Greed: 'greed', Pride: 'pride' },
  ja: { 秘薬: 'potion', 憤怒: 'wrath', 強欲: 'greed', 傲慢: 'pride' },
} as const;

const SCORES = {
  en: [
    new RegExp(`\\b${N}(?: tricks)? to ${N}(?:(?:,|:) (?:a )?gap (?:of )?(\\d))?\\b`, 'gi'),
    /\b(\d+)–(\d+)\b/g,
    new RegExp(`\\b${N}(?: tricks)? (?:all|each)\\b`, 'gi'),
  ],
  ja: [/(?<!\.)(\d+)対(\d+)/g],
} as const;
const COMPARED = new RegExp(
  `\\b${N}( and a half)? (is (?:still )?more than|is (?:still )?less than|beats|against|loses to) ${N}( and a half)?\\b(?!\\.\\d)`,
  'gi',
);
const MARKERS = {
  en: /\b(?:[Mm]arker|spaces?)[^.;:]{0,40}? (?:on|to) (\d+)\b|\bFrom (\d+)\b/g,
  ja: /(?:コマは|マーカーは)(\d+)|(?<!\d)(\d+)からは?(?=だと|、?差)/g,
} as const;
const HELD = {
  en: new RegExp(
    `\\b${COUNTED} (?:(?:small|large|larger|more|other|middling|of) )*(Potion|Wrath|Greed|Pride)s?\\b`,
    'gi',
  ),
  ja: /(?:(秘薬|憤怒|強欲|傲慢)(?:が|を|は)?(\d)枚)|(?:(\d)枚の(秘薬|憤怒|強欲|傲慢))/g,
} as const;

/** Everything of that sort in a comment. */
export function toldOf(
  place: Place,
  language: Language,
  valueOf: (word: string) => number | null,
): readonly Told[] {
  const text = place.comment;
  const found: Told[] = [];
  const add = (
    match: RegExpExecArray,
    words: readonly (string | undefined)[],
    test: (numbers: readonly number[]) => string | null,
  ) => {
    const numbers = words.flatMap((word) => (word === undefined ? [] : (valueOf(word) ?? [])));
    if (numbers.length === 0 || numbers.length !== words.filter((word) => word !== undefined).length) return;
    found.push({ from: match.index, to: match.index + match[0].length, numbers, wrong: test(numbers) });
  };
  if (language === 'en') {
    for (const match of text.matchAll(COMPARED)) {
      const [, a = '', halfA, how = '', b = '', halfB] = match;
      const [left, right] = [worth(a, halfA, valueOf), worth(b, halfB, valueOf)];
      if (left === null || right === null) continue;
      const holds = /more|beats/.test(how) ? left > right : left < right;
      const shown = [left, right].every((value) => valuesAt(place).includes(value));
      found.push({
        from: match.index,
        to: match.index + match[0].length,
        numbers: [left, right],
        wrong: holds && shown ? null : `${left} and ${right} do not stand so, or are not there`,
      });
    }
  }
  for (const pattern of SCORES[language]) {
    for (const match of text.matchAll(pattern)) {
      add(match, match.slice(1), ([a = -1, b = a, gap = Math.abs(a - b)]) =>
        hasScore(place, a, b) && gap === Math.abs(a - b) ? null : `nobody has ${a} to ${b}`,
      );
    }
  }
  for (const match of text.matchAll(MARKERS[language])) {
    add(match, match.slice(1), ([to = -1]) =>
      markersOf(place).includes(to) ? null : `the marker is never on ${to}`,
    );
  }
  for (const match of text.matchAll(HELD[language])) {
    const [, a = '', b = '', c = '', d = ''] = match;
    const [word, kind] = language === 'en' ? [a, b] : a === '' ? [c, d] : [b, a];
    const ofKind = Object.entries(KINDS[language]).find(([name]) => name === kind)?.[1];
    add(match, [word], ([count = -1]) =>
      ofKind !== undefined && holdings(place, ofKind).includes(count)
        ? null
        : `nobody holds ${count} of ${kind}`,
    );
  }
  return found;
}

function worth(word: string, half: string | undefined, read: (word: string) => number | null): number | null {
  const value = read(word);
  return value === null ? null : value + (half === undefined ? 0 : 0.5);
}

/** The values of the cards that lie in the trick or are in a hand. */
function valuesAt({ before, after, action }: Place): readonly number[] {
  const led = before.phase === 'follow' ? [before.led.card] : [];
  const hands = [before, after].flatMap((state) =>
    'hands' in state ? Object.values(state.hands).flat() : [],
  );
  return [...led, ...hands, ...('card' in action ? [action.card] : [])].map(valueOfCard);
}

/** Whether the tricks stand so on the line, from the beginning of the trick to the end of the round. */
function hasScore(place: Place, a: number, b: number): boolean {
  return roundOf(place).some((state) => {
    const { jekyll, hyde } = scoreOf(state);
    return (jekyll === a && hyde === b) || (jekyll === b && hyde === a);
  });
}

function scoreOf(state: State) {
  if ('tricks' in state) return tricksOwned(state.tricks);
  return tricksOwned(state.finished?.tricks ?? []);
}

/** The states of the line's round from the move before this one on. */
function roundOf({ before, after, rest }: Place): readonly State[] {
  const end = [after, ...rest].findIndex((state) => !('tricks' in state));
  return [before, ...(end === -1 ? [after, ...rest] : [after, ...rest].slice(0, end + 1))];
}

function markersOf(place: Place): readonly number[] {
  return [...roundOf(place).map(({ marker }) => marker)];
}

function holdings({ before, after }: Place, kind: string): readonly number[] {
  return [before, after].flatMap((state) =>
    'hands' in state
      ? [state.hands.jekyll, state.hands.hyde].map(
          (hand) => hand.filter((card) => kindOf(card) === kind).length,
        )
      : [],
  );
}

function kindOf(card: Card): string {
  return isPotion(card) ? 'potion' : suitOf(card);
}
