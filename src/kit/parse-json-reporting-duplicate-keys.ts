import { bad, good, type Result } from './parse-result.ts';

/** Text that somebody wrote, as JSON. `JSON.parse` keeps the last of two equal keys and drops the first without a word. */

/** Where text stops being JSON, counted from 1; null where the engine does not say. */
export interface NotJson {
  readonly type: 'not-json';
  readonly line: number | null;
  readonly column: number | null;
  /** Whether it is JSON up to its end, and only ends too early. */
  readonly isCut: boolean;
}

/** A key that stands twice in one object. */
export interface Repeated {
  /** The keys and places that lead to it from the whole, its own last; the deepest are left out of a very long path. */
  readonly path: readonly (string | number)[];
  readonly key: string;
  /** Of the second one, counted from 1. */
  readonly line: number;
}

export interface Parsed {
  readonly json: unknown;
  /** In the order of the text; no more than the first hundred. */
  readonly repeated: readonly Repeated[];
}

/** How engines say that a text has ended too early, where they do not say where. */
const AT_END = /^SyntaxError: (JSON\.parse: |JSON Parse error: )?(unexpected (end|eof)|unterminated)/i;

/** Deeper than anything we read nests; keeps paths short in a text that is nothing but brackets. */
const LONGEST_PATH = 256;
const MOST_REPEATED = 100;

/** The JSON of a text, with or without a byte order mark, and the keys of it that stand twice. Takes time linear in its length. */
export function parseJson(source: string): Result<Parsed, NotJson> {
  const text = source.replace(/^\uFEFF/, '');
  try {
    return good({ json: JSON.parse(text) as unknown, repeated: repeatedKeys(text) });
  } catch (error) {
    // At the end of the message; further in, it may quote the file.
    const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec(String(error)) ?? [];
    const lines = text.split('\n');
    const isAtEnd =
      line === undefined
        ? AT_END.test(String(error))
        : Number(line) === lines.length && Number(column) > (lines.at(-1) ?? '').length;
    return bad({
      type: 'not-json',
      line: line ? Number(line) : null,
      column: column ? Number(column) : null,
      isCut: isAtEnd && isOpenAtEnd(text),
    });
  }
}

/** Whether an object, a list or a string of a text is not closed. */
function isOpenAtEnd(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isInString) {
      if (character === '\\') at += 1;
      else isInString = character !== '"';
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
  }
  return isInString || depth > 0;
}

/** An object or a list that is open; `keys` are those of an object so far. */
interface Open {
  readonly keys: Set<string> | null;
  at: string | number;
}

/** The keys that stand twice in one object of a text that is JSON. */
function repeatedKeys(text: string): readonly Repeated[] {
  const found: Repeated[] = [];
  const open: Open[] = [];
  let line = 1;
  let keyDue = false;
  for (let at = 0; at < text.length && found.length < MOST_REPEATED; at += 1) {
    const inner = open.at(-1);
    switch (text.charAt(at)) {
      case '\n':
        line += 1;
        break;
      case '{':
        open.push({ keys: new Set(), at: '' });
        keyDue = true;
        break;
      case '[':
        open.push({ keys: null, at: 0 });
        keyDue = false;
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        keyDue = inner?.keys != null;
        if (typeof inner?.at === 'number') inner.at += 1;
        break;
      case '"': {
        const end = endOfText(text, at);
        if (keyDue && inner?.keys != null) {
          const key = String(JSON.parse(text.slice(at, end + 1)));
          inner.at = key;
          if (inner.keys.has(key)) {
            found.push({ path: open.slice(0, LONGEST_PATH).map((each) => each.at), key, line });
          }
          inner.keys.add(key);
          keyDue = false;
        }
        at = end;
      }
    }
  }
  return found;
}

/** Where the text in quotes ends that begins at a place: at the next quote that no backslash takes away. */
function endOfText(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
