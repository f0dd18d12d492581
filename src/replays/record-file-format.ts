import * as v from 'valibot';
import type { GameTypes } from '#kit/game';
import { MAX_RECORD_MOVES } from '#kit/input-limits';
import { limitOfField, cutOversized } from '#kit/cut-oversized-input';
import { bad, good, type Result } from '#kit/parse-result';
import { describe, repeatedKey } from '#kit/validate-object';
import { parseFile } from './read-replay.ts';
import type { Note } from './record-notes.ts';
import type { Problem } from './replay-problem.ts';

/** What the files of records have in common, whatever game they are of. Nothing that comes from outside is trusted. */

export const RECORD_VERSION = 1;

/** The keys that the record of any game can have, but for who looked on. */
export const RECORD_ENTRIES = {
  record: v.string(),
  version: v.literal(RECORD_VERSION),
  title: v.exactOptional(v.string()),
  rulings: v.exactOptional(v.unknown()),
  moves: v.array(v.unknown()),
  waiting: v.exactOptional(v.array(v.unknown())),
  /** Whoever wrote it has said that it ends here, though the rules would let it go on. */
  finished: v.exactOptional(v.boolean()),
  notes: v.exactOptional(
    v.array(
      v.strictObject({
        move: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RECORD_MOVES)),
        comment: v.exactOptional(v.string()),
        glyph: v.exactOptional(v.string()),
        variations: v.exactOptional(v.array(v.unknown())),
      }),
    ),
  ),
} as const;

/** What can be wrong with the file of a record, besides what a game finds in its moves. */
export type RecordFileFault =
  | { readonly type: 'wrong-version'; readonly found: string }
  | { readonly type: 'unknown-game'; readonly found: string; readonly known: readonly string[] }
  | { readonly type: 'broken-text'; readonly key: string }
  | { readonly type: 'too-many-moves'; readonly limit: number }
  | { readonly type: 'too-long'; readonly key: string; readonly limit: number }
  | { readonly type: 'piled-up'; readonly key: string };

export interface RecordProblem<Fault> {
  /** The number of the move, counted from 1; null where the fault lies outside the moves. */
  readonly move: number | null;
  readonly fault: Fault;
}

/** What could be read: the record as far as it is good, and what is wrong with it. */
export interface RecordReading<Recording, Fault> {
  readonly recording: Recording;
  readonly problem: RecordProblem<Fault> | null;
  /** What else is wrong with how moves are written, behind the first thing. */
  readonly further?: readonly RecordProblem<Fault>[] | undefined;
}

/** Whether JSON means to be a record, good or not. */
export function isRecord(json: unknown): json is object {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, 'record');
}

/** What the file of a record says that its game need not know. */
interface RecordTexts<Seat extends string> {
  readonly title?: string | undefined;
  readonly players?: Readonly<Partial<Record<Seat, string | undefined>>> | undefined;
  readonly notes?: readonly {
    readonly move: number;
    readonly comment?: string | undefined;
    readonly glyph?: string | undefined;
    readonly variations?: readonly unknown[] | undefined;
  }[];
}

/** A version that is not read. It is looked for first: a later one may well have other keys. */
export function wrongVersion(json: unknown): RecordFileFault | null {
  const isOther = isRecord(json) && 'version' in json && json.version !== RECORD_VERSION;
  return isOther ? { type: 'wrong-version', found: describe(json.version) } : null;
}

/** The first thing that is wrong with a file whose keys are in order; null where nothing is. */
export function faultOfFile(
  file: RecordTexts<string> & {
    readonly record: string;
    readonly moves: readonly unknown[];
    readonly waiting?: readonly unknown[] | undefined;
  },
  game: string,
): RecordFileFault | null {
  const { record, title, players, moves, waiting = [], notes = [] } = file;
  if (record !== game) return { type: 'unknown-game', found: describe(record), known: [game] };
  const comments = notes.map(({ comment, glyph }) => ({ comment, glyph }));
  const texts = [{ title, ...players }, ...comments].flatMap((each) => Object.entries(each));
  const broken = texts.find(([, text]) => text?.isWellFormed() === false);
  if (broken) return { type: 'broken-text', key: broken[0] };
  return Math.max(moves.length + waiting.length, notes.length) > MAX_RECORD_MOVES
    ? { type: 'too-many-moves', limit: MAX_RECORD_MOVES }
    : null;
}

/** The title, the names of these seats and the notes, each text as long as it may be; and the first that was longer. */
export function boundedTexts<Seat extends string>(
  { title, players, notes = [] }: RecordTexts<Seat>,
  seats: readonly Seat[],
) {
  let excess: RecordProblem<RecordFileFault> | null = null;
  const within = (move: number | null, key: string, text: string): string => {
    const limit = limitOfField(key);
    const read = cutOversized(text, limit);
    if (read.excess === 'too-long') excess ??= { move, fault: { type: read.excess, key, limit } };
    if (read.excess === 'piled-up') excess ??= { move, fault: { type: read.excess, key } };
    return read.text;
  };
  const names = seats.flatMap((seat) => {
    const text = players?.[seat];
    return text === undefined ? [] : [[seat, within(null, seat, text)] as const];
  });
  const texts: { readonly title?: string; readonly players?: Readonly<Partial<Record<Seat, string>>> } = {
    ...(title !== undefined && { title: within(null, 'title', title) }),
    ...(players !== undefined && {
      players: Object.fromEntries(names) as Readonly<Partial<Record<Seat, string>>>,
    }),
  };
  const bounded = notes.map(({ move, comment, glyph, variations }): Note => ({
    move,
    ...(comment !== undefined && { comment: within(move, 'comment', comment) }),
    ...(glyph !== undefined && { glyph }),
    ...(variations !== undefined && { variations }),
  }));
  return { texts, notes: bounded, excess: excess as RecordProblem<RecordFileFault> | null };
}

/** How a game reads a move of its record, and makes it. */
interface MoveEntry<Recording, Seen, Fault> {
  readonly read: (json: unknown) => Result<Seen, Fault>;
  readonly commit: (recording: Recording, seen: Seen) => Result<Recording, Fault>;
}

/** The record with its moves made; those behind one that is bad wait, as far as they are moves, and before those that waited. */
export function enterMoves<Recording, Seen, Fault>(
  first: Recording,
  { moves, waiting }: { readonly moves: readonly unknown[]; readonly waiting: readonly unknown[] },
  { read, commit }: MoveEntry<Recording, Seen, Fault>,
): RecordReading<Recording, Fault> & { readonly later: readonly Seen[] } {
  let recording = first;
  let problem: RecordProblem<Fault> | null = null;
  const further: RecordProblem<Fault>[] = [];
  const misread = (found: RecordProblem<Fault>) => {
    if (problem === null) problem = found;
    else further.push(found);
  };
  const later: Seen[] = [];
  for (const [index, move] of moves.entries()) {
    const seen = read(move);
    if (!seen.ok) misread({ move: index + 1, fault: seen.problem });
    else if (problem !== null) later.push(seen.value);
    else {
      const next = commit(recording, seen.value);
      if (next.ok) recording = next.value;
      else {
        problem = { move: index + 1, fault: next.problem };
        later.push(seen.value);
      }
    }
  }
  for (const move of waiting) {
    const seen = read(move);
    if (seen.ok) later.push(seen.value);
    else misread({ move: null, fault: seen.problem });
  }
  return { recording, problem, further, later };
}

/** What could be read of the file of a record, the first thing that is wrong with it, and what else is with how its moves are written. */
export interface RecordText<T extends GameTypes, Recording> {
  readonly recording: Recording;
  readonly problem: Problem<T> | null;
  readonly further: readonly Problem<T>[];
}

/** The record in a file, which a game reads from its JSON; null where the file does not mean to be one. Never throws. */
export function readRecordText<T extends GameTypes, Recording>(
  source: string | Uint8Array,
  readRecord: (
    json: unknown,
  ) => Result<RecordReading<Recording, Problem<T>['fault']>, RecordProblem<Problem<T>['fault']>>,
): Result<RecordText<T, Recording>, Problem<T>> | null {
  const parsed = parseFile(source);
  if (!parsed.ok || !isRecord(parsed.value.json)) return null;
  const { json, repeated } = parsed.value;
  const [twice] = repeated;
  if (twice !== undefined) return bad({ move: null, variation: [], fault: repeatedKey(twice) });
  const reading = readRecord(json);
  if (!reading.ok) return bad({ variation: [], ...reading.problem });
  const { recording, problem, further = [] } = reading.value;
  const inLine = (found: RecordProblem<Problem<T>['fault']>): Problem<T> => ({ variation: [], ...found });
  return good({ recording, problem: problem && inLine(problem), further: further.map(inLine) });
}
