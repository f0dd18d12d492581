import { describe } from '#kit/validate-object';
import type { BrokenText } from '../replay-problem.ts';
import { GLYPHS, type Glyph } from '../replay.ts';
import { unescapeText } from './escape-text.ts';
import type { TextFault } from './text-problem.ts';

/** The smallest pieces of a text, one at a time: words, glyphs, comments, brackets. White space and commas part them. */

/** Something that is no token, and where exactly it goes wrong. */
export interface TokenProblem {
  readonly type: 'slip';
  readonly fault: TextFault | BrokenText;
  readonly at: number;
}

export type Token =
  | { readonly type: 'word'; readonly text: string }
  | { readonly type: 'glyph'; readonly glyph: Glyph }
  | { readonly type: 'comment'; readonly text: string }
  | { readonly type: '(' | ')' | '[' | ']' | 'end' }
  | TokenProblem;

/** A token and its offsets: it begins at `at`, and what comes next is looked for from `end` on. */
export type Placed = Token & { readonly at: number; readonly end: number };

const APART = /[\s,]*/y;
/** A colon or full stops end a word, so that `1.W4` and `J:W4` are two words each. */
const WORD = /[^\s,()[\]{}!?:.…]*[:.…]*/y;
const GLYPH = /[!?]+/y;

export function tokenAt(source: string, from: number): Placed {
  const at = matchAt(APART, source, from);
  const sign = source[at];
  switch (sign) {
    case undefined:
      return { type: 'end', at, end: at };
    case '(':
    case ')':
    case '[':
    case ']':
      return { type: sign, at, end: at + 1 };
    case '{':
      return enclosed(source, at, 'comment');
    case '}':
      return { type: 'slip', fault: { type: 'misplaced', found: '}', expected: 'move' }, at, end: at + 1 };
    case '!':
    case '?': {
      const end = matchAt(GLYPH, source, at);
      const found = source.slice(at, end);
      const glyph = GLYPHS.find((known) => known === found);
      if (glyph !== undefined) return { type: 'glyph', glyph, at, end };
      return {
        type: 'slip',
        fault: { type: 'bad-glyph', found: found.slice(0, 10), known: GLYPHS },
        at,
        end,
      };
    }
    default: {
      const end = matchAt(WORD, source, at);
      return { type: 'word', text: source.slice(at, end), at, end };
    }
  }
}

/** Where the match of a sticky pattern ends that begins at an offset. */
function matchAt(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(source);
  return pattern.lastIndex;
}

/**
 * For each place of free text, what ends it and what is special in it. An opening bracket mostly means that the closing
 * one before it was forgotten, so it needs a backslash too.
 */
const ENDS = {
  comment: { close: '}', special: /[\\{}]/g },
  value: { close: '"', special: /[\\"[\]]/g },
} as const;

/** Free text from its opening bracket or quote at `at`. */
export function enclosed(
  source: string,
  at: number,
  what: keyof typeof ENDS,
): (TokenProblem | { readonly type: 'comment'; readonly text: string }) & {
  readonly at: number;
  readonly end: number;
} {
  const { close, special } = ENDS[what];
  special.lastIndex = at + 1;
  for (let found = special.exec(source); found !== null; found = special.exec(source)) {
    if (found[0] === close) return textBetween(source, at, found.index, what);
    if (found[0] !== '\\') return { type: 'slip', fault: { type: 'unclosed', what }, at, end: found.index };
    special.lastIndex += 1;
  }
  return { type: 'slip', fault: { type: 'unclosed', what }, at, end: source.length };
}

function textBetween(source: string, at: number, close: number, key: string): ReturnType<typeof enclosed> {
  const read = unescapeText(source.slice(at + 1, close));
  const end = close + 1;
  if (!read.ok) {
    const { found, at: offset } = read.problem;
    return { type: 'slip', fault: { type: 'bad-escape', found: describe(found) }, at: at + 1 + offset, end };
  }
  if (!read.value.isWellFormed()) return { type: 'slip', fault: { type: 'broken-text', key }, at, end };
  return { type: 'comment', text: read.value, at, end };
}
