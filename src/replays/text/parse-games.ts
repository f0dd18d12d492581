import { MAX_DEPTH } from '#kit/input-limits';
import { describe } from '#kit/validate-object';
import type { Glyph } from '../replay.ts';
import type { Expected } from './text-problem.ts';
import { enclosed, tokenAt, type Placed, type TokenProblem as TokenSlip } from './tokenize.ts';

/**
 * From tokens to games: headers, and lines of words with what is written beside them. What the words mean is not asked
 * here. Behind a slip in what stands beside a move the line goes on; any other is the last item of its line, and what follows it is
 * passed over, to the end of its variation or game.
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
  const cursor: Cursor = { source, next: tokenAt(source, 0) };
  while (cursor.next.type !== 'end') {
    const { at } = cursor.next;
    const headers = headersAt(cursor);
    const line = lineAt(cursor, 0);
    while (!isOver(cursor)) take(cursor);
    yield { at, headers, line };
  }
}

/** How far a text has been read: up to its next token. What reads on from it moves it. */
interface Cursor {
  readonly source: string;
  next: Placed;
}

function take(cursor: Cursor): Placed {
  const taken = cursor.next;
  cursor.next = tokenAt(cursor.source, taken.end);
  return taken;
}

/** Whether nothing more of this game comes. */
function isOver({ next }: Cursor): boolean {
  return next.type === 'end' || next.type === '[';
}

function headersAt(cursor: Cursor): readonly (Header | Slip)[] {
  const headers: (Header | Slip)[] = [];
  while (cursor.next.type === '[' && (headers.length === 0 || !isGame(cursor))) {
    const read = headerAt(cursor);
    headers.push(read);
    if (read.type === 'slip') {
      while (!isOver(cursor) && take(cursor).type !== ']');
    }
  }
  return headers;
}

function headerAt(cursor: Cursor): Header | Slip {
  const { source } = cursor;
  const open = take(cursor);
  const name = cursor.next;
  if (name.type !== 'word') return misplaced(name, source, 'header-name');
  take(cursor);
  const valueAt = cursor.next.at;
  let value: string | null = null;
  if (source[valueAt] === '"') {
    const text = enclosed(source, valueAt, 'value');
    cursor.next = tokenAt(source, text.end);
    if (text.type === 'slip') return text;
    value = text.text;
  }
  const close = cursor.next;
  // A bracket that opens the next header is left to it.
  if (close.type !== ']') return misplaced(close, source, value === null ? 'value' : 'closing-bracket');
  take(cursor);
  return { type: 'header', name: name.text, value, at: open.at, valueAt };
}

/** Slips within a piece whose end is known all the same. */
const HARMLESS: readonly string[] = ['bad-glyph', 'bad-escape', 'broken-text'];

/** A line up to the bracket that closes it, a header, the end, or a slip that leaves open where anything ends. */
function lineAt(cursor: Cursor, depth: number): readonly Item[] {
  const items: Item[] = [];
  while (!isOver(cursor) && !(cursor.next.type === ')' && depth > 0)) {
    const item = itemAt(cursor, depth);
    items.push(item);
    if (item.type === 'slip' && !HARMLESS.includes(item.fault.type)) break;
  }
  return items;
}

function itemAt(cursor: Cursor, depth: number): Item {
  const token = take(cursor);
  switch (token.type) {
    case 'word':
    case 'glyph':
    case 'comment':
    case 'slip':
      return token;
    case '(':
      return variationAt(cursor, token.at, depth + 1);
    default:
      return misplaced(token, cursor.source, 'move');
  }
}

/** A variation whose opening bracket, at an offset, was taken. */
function variationAt(cursor: Cursor, at: number, depth: number): Item {
  if (depth > MAX_DEPTH) {
    passOver(cursor);
    return { type: 'slip', fault: { type: 'too-deep', limit: MAX_DEPTH }, at };
  }
  const line = lineAt(cursor, depth);
  if (passOver(cursor)) {
    const [only, ...more] = line;
    const isNone = only?.type === 'word' && only.text.toLowerCase() === NONE && more.length === 0;
    return { type: 'variation', line: isNone ? null : line, at };
  }
  const slipped = line.at(-1)?.type === 'slip';
  const unclosed: Item = { type: 'slip', fault: { type: 'unclosed', what: 'variation' }, at };
  return { type: 'variation', line: slipped ? line : [...line, unclosed], at };
}

/** Goes behind the bracket that closes the present variation; false where the game ends without one. */
function passOver(cursor: Cursor): boolean {
  let open = 1;
  while (open > 0 && !isOver(cursor)) {
    const { type } = take(cursor);
    if (type === '(') open += 1;
    if (type === ')') open -= 1;
  }
  return open === 0;
}

/** Whether the header that comes next begins a game. */
function isGame({ source, next }: Cursor): boolean {
  const name = tokenAt(source, next.end);
  return name.type === 'word' && name.text.toLowerCase() === 'game';
}

function misplaced(token: Placed, source: string, expected: Expected): Slip {
  if (token.type === 'slip') return token;
  const found = token.type === 'end' ? null : describe(source.slice(token.at, token.end));
  return { type: 'slip', fault: { type: 'misplaced', found, expected }, at: token.at };
}
