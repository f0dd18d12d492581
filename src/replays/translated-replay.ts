import * as v from 'valibot';
import { bad, good, type Result } from '#kit/parse-result';
import { validate, type Misfit } from '#kit/validate-object';

/**
 * What people wrote in a replay, in another language. The moves stand in the original alone; a translation holds the words,
 * and is laid over it: so a game is the same in every language.
 */
const WORDS = v.object({
  title: v.exactOptional(v.string()),
  players: v.exactOptional(v.record(v.string(), v.string())),
  /** By the way to the move: `4` on the main line, `4.v0.1` the second move of its first variation. */
  comments: v.record(v.string(), v.string()),
});

/** What a translation lacks, and what it says that has no original: by `title`, `players.hyde`, `comments.4`. */
export interface Apart {
  readonly type: 'apart';
  readonly missing: readonly string[];
  readonly stale: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** The file of a replay with the words of a translation in place of its own; each has to have its counterpart. */
export function translatedReplay(original: Json, translation: unknown): Result<Json, Misfit | Apart> {
  const read = validate(WORDS, translation);
  if (!read.ok) return read;
  const unused = new Map(flat(read.value));
  const missing: string[] = [];
  const said = (json: Json, key: string, way: string): Json => {
    if (!(key in json)) return {};
    if (!unused.has(way)) missing.push(way);
    const text = unused.get(way);
    unused.delete(way);
    return { [key]: text };
  };
  const line = (steps: unknown, before: string): readonly Json[] =>
    listOf(steps).map((step, index) => {
      const way = `${before}${index}`;
      const variations = listOf(step.variations).map((one, number) => line(one, `${way}.v${number}.`));
      return {
        ...step,
        ...said(step, 'comment', `comments.${way}`),
        ...('variations' in step && { variations }),
      };
    });
  const seats = (original.players ?? {}) as Json;
  const named = Object.keys(seats).map((seat) => said(seats, seat, `players.${seat}`));
  const file = {
    ...original,
    ...said(original, 'title', 'title'),
    ...('players' in original && { players: Object.assign({}, ...named) as Json }),
    moves: line(original.moves, ''),
  };
  if (missing.length === 0 && unused.size === 0) return good(file);
  return bad({ type: 'apart', missing, stale: [...unused.keys()] });
}

/** Every text by the way to it. */
function flat({
  title,
  players,
  comments,
}: v.InferOutput<typeof WORDS>): readonly (readonly [string, string])[] {
  const within = (key: string, texts: Readonly<Record<string, string>> = {}) =>
    Object.entries(texts).map(([way, text]) => [`${key}.${way}`, text] as const);
  return [
    ...(title === undefined ? [] : [['title', title] as const]),
    ...within('players', players),
    ...within('comments', comments),
  ];
}

function listOf(steps: unknown): readonly Json[] {
  return Array.isArray(steps) ? (steps as Json[]) : [];
}
