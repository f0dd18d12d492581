import { MAX_DEPTH } from '#kit/limits';
import { describe } from '#kit/validate-object';
import type { Glyph } from '../replay.ts';
import type { Expected } from './problem.ts';
import { enclosed, tokenAt, type Placed, type TokenProblem as TokenSlip } from './tokens.ts';

/**
 * From tokens to games: headers, and lines of words with what is written beside them. What the words mean is not asked
 * here. A slip stands as the last item of its line; what follows it is passed over, to the end of its variation or game.
 */

export type Slip = Omit<TokenSlip, 'fault'> & {
  readonly fault: TokenSlip['fault'] | { readonly type: 'too-deep'; readonly limit: number };
};

export type Item =
  | { readonly type: 'word'; readonly text: string; readonly at: number }
  | { readonly type: 'glyph'; readonly glyph: Glyph; readonly at: number }
  | { readonly type: 'comment'; readonly text: string; readonly at: number }
  /** `line` is null where `(none)` says that there is a list of variations, and nothing in it. */
  | { readonly type: 'variation'; readonly line: readonly Item[] | null; readonly at: number }
  | Slip;

export interface Header {
  readonly type: 'header';
  readonly name: string;
  /** Null where there is a name only. */
  readonly value: string | null;
  readonly at: number;
  readonly valueAt: number;
}

export interface WrittenGame {
  readonly at: number;
  /** After a slip in a header nothing of the game is of use. */
  readonly headers: readonly (Header | Slip)[];
  readonly line: readonly Item[];
}

/** The word that stands alone in a variation where there is a list of variations, but an empty one. */
export const NONE = 'none';

/** The games of a text, one by one. A header after moves begins the next, and so does `Game` among headers. */
export function* gamesOf(source: string): Generator<WrittenGame, undefined> {
  let next = tokenAt(source, 0);
  const take = () => {
    const taken = next;
    next = tokenAt(source, taken.end);
    return taken;
  };

  /** Whether nothing more of this game comes. */
  const isOver = () => next.type === 'end' || next.type === '[';

  const variation = (open: Placed, depth: number): Item => {
    const { at } = open;
    if (depth > MAX_DEPTH) {
      passOver();
      return { type: 'slip', fault: { type: 'too-deep', limit: MAX_DEPTH }, at };
    }
    const line = lineOf(depth);
    if (passOver()) {
      const [only, ...more] = line;
      const isNone = only?.type === 'word' && only.text.toLowerCase() === NONE && more.length === 0;
      return { type: 'variation', line: isNone ? null : line, at };
    }
    const slipped = line.at(-1)?.type === 'slip';
    const unclosed: Item = { type: 'slip', fault: { type: 'unclosed', what: 'variation' }, at };
    return { type: 'variation', line: slipped ? line : [...line, unclosed], at };
  };

  /** Goes behind the bracket that closes the present variation; false where the game ends without one. */
  const passOver = (): boolean => {
    let open = 1;
    while (open > 0 && !isOver()) {
      const { type } = take();
      if (type === '(') open += 1;
      if (type === ')') open -= 1;
    }
    return open === 0;
  };

  /** A line up to the bracket that closes it, a header, the end, or a slip, which is its last item. */
  const lineOf = (depth: number): readonly Item[] => {
    const items: Item[] = [];
    for (;;) {
      if (isOver() || (next.type === ')' && depth > 0)) return items;
      const token = take();
      switch (token.type) {
        case 'word':
        case 'glyph':
        case 'comment':
          items.push(token);
          break;
        case '(': {
          const item = variation(token, depth + 1);
          items.push(item);
          if (item.type === 'slip') return items;
          break;
        }
        case 'slip':
          items.push(token);
          return items;
        default:
          items.push(misplaced(token, source, 'move'));
          return items;
      }
    }
  };

  const header = (): Header | Slip => {
    const open = take();
    const name = next;
    if (name.type !== 'word') return misplaced(name, source, 'header-name');
    take();
    let value: string | null = null;
    const valueAt = next.at;
    if (source[next.at] === '"') {
      const text = enclosed(source, next.at, 'value');
      next = tokenAt(source, text.end);
      if (text.type === 'slip') return text;
      value = text.text;
    }
    if (next.type !== ']') return misplaced(next, source, value === null ? 'value' : 'closing-bracket');
    take();
    return { type: 'header', name: name.text, value, at: open.at, valueAt };
  };

  const headersOf = (): readonly (Header | Slip)[] => {
    const headers: (Header | Slip)[] = [];
    while (next.type === '[' && (headers.length === 0 || !isGame(next, source))) {
      const read = header();
      headers.push(read);
      if (read.type === 'slip') {
        while (!isOver() && take().type !== ']');
      }
    }
    return headers;
  };

  while (next.type !== 'end') {
    const { at } = next;
    const headers = headersOf();
    const line = lineOf(0);
    while (!isOver()) take();
    yield { at, headers, line };
  }
}

function isGame(open: Placed, source: string): boolean {
  const name = tokenAt(source, open.end);
  return name.type === 'word' && name.text.toLowerCase() === 'game';
}

function misplaced(token: Placed, source: string, expected: Expected): Slip {
  if (token.type === 'slip') return token;
  const found = token.type === 'end' ? null : describe(source.slice(token.at, token.end));
  return { type: 'slip', fault: { type: 'misplaced', found, expected }, at: token.at };
}
