import { MAX_LEFT_OUT } from '#kit/input-limits';
import type { GameTypes } from '#kit/game';
import type { Vocabulary } from '#kit/notation-interface';
import { parseFile } from '#replays/read-replay';
import type { Problem } from '#replays/replay-problem';
import { findMisspeltWords } from '#replays/text/find-misspelt-words';
import type { Writing } from './game-text-adapter.ts';
import { readFile, type Thorough } from './read-games.ts';

/**
 * Finds all independent problems of a replay's text at once, and not only the first, so that whoever corrects it need not try again
 * and again.
 */
export function findAllProblemsInReplay<T extends GameTypes, Slip extends { readonly type: string }>(
  vocabulary: Vocabulary<Slip>,
): Thorough<T, Slip> {
  return { spell: findMisspeltWords(vocabulary), problemsBehind };
}

/** What else is wrong with a file that is refused for a key that nobody knows: what would be without the key. */
function problemsBehind<T extends GameTypes, Slip extends { readonly type: string }, Extra extends object>(
  { fault, move }: Problem<T>,
  writing: Writing<T, Slip, Extra>,
  source: string | Uint8Array,
  left = MAX_LEFT_OUT,
): readonly Problem<T>[] {
  const { type, key }: { readonly type?: unknown; readonly key?: unknown } = fault;
  if (left === 0 || move !== null || type !== 'unknown-key') return [];
  const text = withoutKey(source, String(key));
  if (text === null) return [];
  const { games, problems } = readFile(writing, text);
  const [first] = problems;
  if (games.length > 0 || first === undefined) return problems;
  return [...problems, ...problemsBehind(first, writing, text, left - 1)];
}

/** A file without a key that stands outside its moves; null where there is no such key. */
function withoutKey(source: string | Uint8Array, key: string): string | null {
  const parsed = parseFile(source);
  if (!parsed.ok) return null;
  const file = parsed.value.json;
  if (typeof file !== 'object' || file === null) return null;
  const parts: readonly unknown[] = [file, ...(Object.values(file) as readonly unknown[])];
  const within = parts.find(
    (part): part is object => typeof part === 'object' && part !== null && Object.hasOwn(part, key),
  );
  if (within === undefined) return null;
  Reflect.deleteProperty(within, key);
  return JSON.stringify(file);
}
