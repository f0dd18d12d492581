import { bad, good, type Result } from '#kit/parse-result';

/**
 * Free text within brackets or quotes. Letters wrap lines, strip their ends and eat rare spaces, so all white space
 * stands for one space, and what must be kept otherwise is written with a backslash.
 */

/** A word longer than this gets a place at which a line may be broken. */
const LONGEST_WORD = 60;

/**
 * What letters may change or nobody could see. Joiners and marks of direction stay, for some scripts need them, and so
 * does the wide space of Chinese and Japanese within a line.
 */
const UNSAFE = [
  '[\\\\\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Noncharacter_Code_Point}]',
  '(?! |(?<!^)\\u3000(?!$))\\p{Zs}',
  '(?![\\u200C-\\u200F])\\p{Cf}',
];

/** Where free text can stand, and all that has a backslash there; an accent would be lost on what stands for something else. */
const UNSAFE_IN = { comment: unsafe('[{}]'), value: unsafe('["[\\]]') };

function unsafe(brackets: string): RegExp {
  return new RegExp(`(?:${[brackets, ...UNSAFE].join('|')})\\p{M}*|^\\p{M}+`, 'gu');
}

const NAMED: Readonly<Record<string, string>> = { s: ' ', n: '\n', r: '\r', t: '\t' };
const LETTERS = new Map(Object.entries(NAMED).map(([letter, character]) => [character, letter]));

/** White space as it is read: what the writer leaves bare is always a single space. */
const SPACE = '[\\t-\\r \\u0085\\u00A0\\u2028\\u2029\\uFEFF]+';
const PIECES = new RegExp(`\\\\(?:u([0-9A-Fa-f]{1,6});|(${SPACE})|([^]?))|(${SPACE})`, 'gu');

/** The text so that it can stand within the braces of a comment, or the quotes of a header's value. */
export function escapeText(text: string, where: keyof typeof UNSAFE_IN): string {
  return text
    .split(' ')
    .map((word) => escapeWord(word, UNSAFE_IN[where]))
    .join(' ')
    .replace(/ {2,}|^ +| +$/g, (spaces) => '\\s'.repeat(spaces.length));
}

/** What a word is written in, none of them longer than a word may be. */
const PARTS = new RegExp(`[^]{1,${LONGEST_WORD}}`, 'gu');

function escapeWord(word: string, unsafe: RegExp): string {
  const parts = word.match(PARTS) ?? [''];
  return parts.map((part) => part.replace(unsafe, escapeRun)).join('\\ ');
}

function escapeRun(run: string): string {
  return Array.from(run, (character) => {
    if ('\\{}[]"'.includes(character)) return `\\${character}`;
    const letter = LETTERS.get(character);
    return letter === undefined ? `\\u${(character.codePointAt(0) ?? 0).toString(16)};` : `\\${letter}`;
  }).join('');
}

/** The text that was meant, or the first backslash that means nothing, with its offset in `raw`. */
export function unescapeText(raw: string): Result<string, { readonly found: string; readonly at: number }> {
  let slip: { readonly found: string; readonly at: number } | undefined;
  const text = raw.replace(
    PIECES,
    (
      found,
      code: string | undefined,
      broken: string | undefined,
      letter: string | undefined,
      _,
      at: number,
    ) => {
      if (broken !== undefined) return '';
      if (code !== undefined) {
        const number = parseInt(code, 16);
        if (number <= 0x10ffff && !(number >= 0xd800 && number <= 0xdfff))
          return String.fromCodePoint(number);
      } else if (letter === undefined) {
        return at === 0 || at + found.length === raw.length ? '' : ' ';
      } else if (letter !== '') {
        const named = NAMED[letter];
        if (named !== undefined) return named;
        if ('\\{}[]()"'.includes(letter)) return letter;
      }
      slip ??= { found, at };
      return '';
    },
  );
  return slip === undefined ? good(text) : bad(slip);
}
