import * as v from 'valibot';
import { MAX_PROGRESS } from '#kit/input-limits';
import { parseJson } from '#kit/parse-json-reporting-duplicate-keys';
import { bad, good, type Result } from '#kit/parse-result';
import { validate, repeatedKey, type Misfit } from '#kit/validate-object';
import { isLater } from '#storage/stored-item';

/**
 * What a reader has done in one game and how well each of its rules is remembered: one JSON, kept in the browser and in no
 * other place.
 */

const VERSION = 1;

/** What spaced repetition remembers of one rule. Moments are milliseconds since 1970, intervals days. */
export interface Memory {
  /** When it should be asked again. */
  readonly due: number;
  readonly last: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  /** The scheduler's own name for where the rule stands: 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: 0 | 1 | 2 | 3;
}

/** What is remembered of a puzzle. */
export interface PuzzleMemory extends Memory {
  /** Whether its best move was ever found. */
  readonly solved: boolean;
}

/** What is remembered of a mistake: a move than which another did better, by what whoever made it could know. */
export interface MistakeMemory extends Memory {
  /** By how much of the game another move did better, 0 to 1, as it was estimated. */
  readonly cost: number;
  /** Whether it is never to be asked again. */
  readonly dismissed: boolean;
}

/** A move of a game that a reader wants to find again. */
export interface Bookmark {
  /** Where it is, in words. */
  readonly title: string;
  /** What happens there. */
  readonly says: string;
  /** What the reader has written beside it; empty where nothing. */
  readonly note: string;
  /** When it was made, in milliseconds since 1970. */
  readonly made: number;
}

export interface Progress {
  readonly version: typeof VERSION;
  /** The exercises done in each lesson. */
  readonly lessons: Readonly<Record<string, readonly string[]>>;
  /** The memory of each rule that was ever asked. */
  readonly rules: Readonly<Record<string, Memory>>;
  /** The memory of each puzzle that was ever tried, by its position. */
  readonly puzzles: Readonly<Record<string, PuzzleMemory>>;
  /**
   * The memory of each mistake, by the game up to it, as a link has it: its last move is the one that did better, and the mistake is the
   * variation to that. Left out where there is none.
   */
  readonly mistakes?: Readonly<Record<string, MistakeMemory>>;
  /** The bookmarks, by their addresses among the pages of the game: `/replays/the-even-hand/#17`. */
  readonly bookmarks: Readonly<Record<string, Bookmark>>;
}

export const NOTHING: Progress = { version: VERSION, lessons: {}, rules: {}, puzzles: {}, bookmarks: {} };

/** What the scheduler itself keeps to: test/progress holds these against it. */
export const STABILITY = { least: 0.001, most: 36_500 };
const DIFFICULTY = { least: 1, most: 10 };
/** The longest interval that it gives: a good answer comes back at least a day later than a hard one. In days. */
export const LONGEST_INTERVAL = 36_501;
/** The last moment at which an answer can be noted: with the longest interval after it, still a date like any other. */
export const LAST_ANSWER = Date.UTC(9000, 0, 1);
/** How far answers are counted. */
export const MAX_COUNT = 1_000_000;
const DAY = 24 * 60 * 60 * 1000;

/** A number, moved to the nearest that can be. */
const within = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.transform((number) => Math.min(most, Math.max(least, number))),
  );
const count = (most: number) =>
  v.pipe(
    within(0, most),
    v.transform((number) => Math.floor(number)),
  );
const MEMORY = {
  due: v.number(),
  last: within(0, LAST_ANSWER),
  stability: within(STABILITY.least, STABILITY.most),
  difficulty: within(DIFFICULTY.least, DIFFICULTY.most),
  scheduledDays: count(LONGEST_INTERVAL),
  learningSteps: count(MAX_COUNT),
  reps: count(MAX_COUNT),
  lapses: count(MAX_COUNT),
  state: v.picklist([0, 1, 2, 3]),
} as const;
const RULE = v.object(MEMORY);
const PUZZLE = v.object({ ...MEMORY, solved: v.boolean() });
const MISTAKE = v.object({ ...MEMORY, cost: within(0, 1), dismissed: v.boolean() });
const BOOKMARK = v.object({
  title: v.string(),
  says: v.string(),
  note: v.string(),
  made: within(0, LAST_ANSWER),
});
/** Where a game can be stepped through: one of the site, or one that the address itself holds. */
const BOOKMARKED = /^\/(replays\/[\w-]+\/#|study\/\?)/;
const SHAPE = v.object({
  version: v.literal(VERSION),
  lessons: v.record(v.string(), v.unknown()),
  rules: v.record(v.string(), v.unknown()),
  // What was kept before there were puzzles has none.
  puzzles: v.optional(v.record(v.string(), v.unknown()), {}),
  mistakes: v.exactOptional(v.record(v.string(), v.unknown())),
  // Nor bookmarks.
  bookmarks: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** Progress that was read, and how many of its entries could not be used as they stand: they were put right, or left out. */
export interface ReadProgress {
  readonly progress: Progress;
  readonly slips: number;
}

export type ProgressMisfit = Misfit | { readonly type: 'not-json' | 'later' | 'too-large' };

/** Progress in a game from the text that is kept of it, as `progressFrom` has it. */
export function readProgress(text: string): Result<ReadProgress, ProgressMisfit> {
  if (text.length > MAX_PROGRESS) return bad({ type: 'too-large' });
  const parsed = parseJson(text);
  if (!parsed.ok) return bad({ type: 'not-json' });
  const { json, repeated } = parsed.value;
  if (!isLater(json, VERSION) && repeated[0] !== undefined) return bad(repeatedKey(repeated[0]));
  return progressFrom(json);
}

/**
 * Progress in a game from JSON, each entry as the schedule can go on from it: a number that no answer leads to is moved to the
 * nearest that can be, and an entry that is none is left out. Bad where the whole is none.
 */
export function progressFrom(json: unknown): Result<ReadProgress, Misfit | { readonly type: 'later' }> {
  if (isLater(json, VERSION)) return bad({ type: 'later' });
  const found = validate(SHAPE, json);
  if (!found.ok) return found;
  let slips = 0;
  const each = <Entry>(
    entries: Readonly<Record<string, unknown>>,
    read: (entry: unknown, name: string) => Entry | null,
  ) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([name, entry]) => {
        const value = read(entry, name);
        if (!isSame(value, entry)) slips += 1;
        return value === null ? [] : [[name, value] as const];
      }),
    );
  const { lessons, rules, puzzles, mistakes, bookmarks } = found.value;
  const progress: Progress = {
    version: VERSION,
    lessons: each(lessons, readTasks),
    rules: each(rules, (entry) => dated(validate(RULE, entry))),
    puzzles: each(puzzles, (entry) => dated(validate(PUZZLE, entry))),
    ...(mistakes !== undefined && {
      mistakes: each(mistakes, (entry) => dated(validate(MISTAKE, entry))),
    }),
    bookmarks: each(bookmarks, readBookmark),
  };
  return good({ progress, slips });
}

function readTasks(entry: unknown): readonly string[] | null {
  return Array.isArray(entry) ? entry.filter((task) => typeof task === 'string') : null;
}

/** A bookmark; null where it is none, or leads to no game. */
function readBookmark(entry: unknown, address: string): Bookmark | null {
  const read = validate(BOOKMARK, entry);
  return read.ok && BOOKMARKED.test(address) ? read.value : null;
}

/** A memory that comes back after its last answer, and no later than any answer leads to. */
function dated<Entry extends Memory>(read: Result<Entry, Misfit>): Entry | null {
  if (!read.ok) return null;
  const { due, last } = read.value;
  return { ...read.value, due: Math.min(last + LONGEST_INTERVAL * DAY, Math.max(last, due)) };
}

/** Whether an entry stands just as it was found. */
function isSame(value: unknown, entry: unknown): boolean {
  if (typeof value !== 'object' || value === null || typeof entry !== 'object' || entry === null)
    return false;
  const found = new Map<string, unknown>(Object.entries(entry));
  const read = Object.entries(value);
  return read.length === found.size && read.every(([key, each]) => found.get(key) === each);
}

export function writeProgress(progress: Progress): string {
  return `${JSON.stringify(progress, null, 2)}\n`;
}

/** Progress in which an exercise of a lesson is done. */
export function withTask(progress: Progress, lesson: string, task: string): Progress {
  const done = progress.lessons[lesson] ?? [];
  if (done.includes(task)) return progress;
  return { ...progress, lessons: { ...progress.lessons, [lesson]: [...done, task] } };
}

/** Progress that knows nothing of a puzzle. */
export function withoutPuzzle(progress: Progress, position: string): Progress {
  const others = Object.entries(progress.puzzles).filter(([other]) => other !== position);
  return { ...progress, puzzles: Object.fromEntries(others) };
}
