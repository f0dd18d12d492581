import * as v from 'valibot';
import { parseJson } from '#kit/json';
import { bad, good, type Result } from '#kit/result';
import { fit, repeatedKey, type Misfit } from '#kit/shape';

/** What a reader has done and how well each rule is remembered: one JSON, kept in the browser and in no other place. */

export const VERSION = 1;

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

export interface Progress {
  readonly version: typeof VERSION;
  /** The exercises done in each lesson. */
  readonly lessons: Readonly<Record<string, readonly string[]>>;
  /** The memory of each rule that was ever asked. */
  readonly rules: Readonly<Record<string, Memory>>;
  /** The memory of each puzzle that was ever tried, by its position. */
  readonly puzzles: Readonly<Record<string, PuzzleMemory>>;
}

export const NOTHING: Progress = { version: VERSION, lessons: {}, rules: {}, puzzles: {} };

const count = v.pipe(v.number(), v.finite(), v.minValue(0));
const MEMORY = {
  due: count,
  last: count,
  stability: count,
  difficulty: count,
  scheduledDays: count,
  learningSteps: count,
  reps: count,
  lapses: count,
  state: v.picklist([0, 1, 2, 3]),
} as const;
const SHAPE = v.object({
  version: v.literal(VERSION),
  lessons: v.record(v.string(), v.array(v.string())),
  rules: v.record(v.string(), v.strictObject(MEMORY)),
  // What was kept before there were puzzles has none.
  puzzles: v.optional(v.record(v.string(), v.strictObject({ ...MEMORY, solved: v.boolean() })), {}),
});

/** Progress from the text of a file or of the browser's storage. Nothing in it is trusted. */
export function readProgress(text: string): Result<Progress, Misfit | { readonly type: 'not-json' }> {
  const parsed = parseJson(text);
  if (!parsed.ok) return bad({ type: 'not-json' });
  const { json, repeated } = parsed.value;
  if (repeated[0] !== undefined) return bad(repeatedKey(repeated[0]));
  const progress = fit(SHAPE, json);
  return progress.ok ? good(progress.value) : progress;
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
