import * as v from 'valibot';
import type { Repeated } from './parse-json-reporting-duplicate-keys.ts';
import { bad, good, type Result } from './parse-result.ts';

/** Validates an object in JSON that somebody wrote: its keys and the shape of their values. What it means, and whether it is allowed, is decided elsewhere. */

/** The first slip in a piece of JSON, and what would have fitted. `key` is empty where the whole is meant. */
export type Misfit =
  | { readonly type: 'unknown-key'; readonly key: string; readonly known: readonly string[] }
  | {
      readonly type: 'missing-key';
      readonly key: string;
      /** What belongs there, where that can be said in short. */
      readonly expected?: readonly string[] | Kind;
    }
  /** `line`: of the second one, counted from 1. */
  | { readonly type: 'repeated-key'; readonly key: string; readonly line: number }
  | {
      readonly type: 'unexpected';
      readonly key: string;
      /** What was found, short enough to be said back. */
      readonly found: string;
      /** The values to choose from, or the kind of thing that belongs there. */
      readonly expected: readonly string[] | Kind;
    };

export type Kind = 'object' | 'list' | 'text' | 'number';

/** An object with exactly these keys. */
export type Shape = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The JSON as the shape says, or its first misfit. */
export function validate<S extends Shape>(shape: S, json: unknown): Result<v.InferOutput<S>, Misfit> {
  // Both looked at here because the library takes a list for an object, and `constructor` and its like, which every
  // object inherits, for known keys.
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return bad({ type: 'unexpected', key: '', found: describe(json), expected: 'object' });
  }
  const known = Object.keys(shape.entries);
  const key = Object.keys(json).find((key) => !known.includes(key));
  if (key !== undefined) return bad({ type: 'unknown-key', key: shorten(key), known });
  const read = v.safeParse(shape, json, { abortEarly: true });
  return read.success ? good(read.output) : bad(misfit(shape, read.issues[0], json));
}

/** The same where `type` says which of the shapes it has. */
export function validateByType<S extends Readonly<Record<string, Shape>>>(
  shapes: S,
  json: unknown,
): Result<v.InferOutput<S[keyof S]>, Misfit> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return bad({ type: 'unexpected', key: '', found: describe(json), expected: 'object' });
  }
  const types = Object.keys(shapes);
  if (!('type' in json)) return bad({ type: 'missing-key', key: 'type', expected: types });
  const type = types.find((type) => type === json.type);
  const shape = type === undefined ? undefined : shapes[type];
  if (shape === undefined)
    return bad({ type: 'unexpected', key: 'type', found: describe(json.type), expected: types });
  return validate(shape as S[keyof S], json);
}

/** What is wrong with an object, of whose keys the shape knows only a part: these are known besides. */
export function withKnownKeys<Wrong extends { readonly type?: unknown }>(
  misfit: Wrong,
  keys: readonly string[],
): Wrong {
  return misfit.type === 'unknown-key' && 'known' in misfit && Array.isArray(misfit.known)
    ? { ...misfit, known: [...(misfit.known as readonly string[]), ...keys] }
    : misfit;
}

/** A key that stands twice, as something to be said. */
export function repeatedKey({ key, line }: Repeated): Misfit {
  return { type: 'repeated-key', key: shorten(key), line };
}

function misfit(shape: Shape, issue: v.BaseIssue<unknown>, json: unknown): Misfit {
  const [item, inner] = issue.path ?? [];
  if (item === undefined) return { type: 'unexpected', key: '', found: describe(json), expected: 'object' };
  const key = String(item.key);
  const entry = shape.entries[key];
  if (issue.type === shape.type)
    return { type: 'missing-key', key, ...(entry !== undefined && { expected: wanted(entry) }) };
  const bare = entry !== undefined && 'wrapped' in entry ? entry.wrapped : entry;
  const expected =
    bare === undefined ? 'object' : wanted(inner && 'item' in bare ? (bare.item as v.GenericSchema) : bare);
  return { type: 'unexpected', key, found: describe(issue.input), expected };
}

/** What belongs at an entry: the choices of a list, or a kind. */
function wanted(entry: v.GenericSchema): readonly string[] | Kind {
  if ('wrapped' in entry) return wanted(entry.wrapped as v.GenericSchema);
  if ('options' in entry && Array.isArray(entry.options)) return entry.options.map(String);
  if ('literal' in entry) return [String(entry.literal)];
  switch (entry.type) {
    case 'array':
      return 'list';
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    default:
      return 'object';
  }
}

const LONGEST = 40;

/** What was found, short enough to be said back. */
export function describe(input: unknown): string {
  // A database holds things that JSON does not have, and a number too large for JavaScript is read as Infinity, which JSON would
  // write as null.
  switch (typeof input) {
    case 'string':
      return shorten(JSON.stringify(input));
    case 'number':
    case 'bigint':
    case 'boolean':
    case 'symbol':
      return shorten(String(input));
    case 'undefined':
      return 'nothing';
    case 'function':
      return 'a function';
    case 'object':
      if (input === null) return 'null';
      return Array.isArray(input) ? '[…]' : '{…}';
  }
}

/** A text that is too long to be said back ends in an ellipsis; no character is cut in half. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
