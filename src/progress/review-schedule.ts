import { createEmptyCard, fsrs, Rating, type Card, type CardInput } from 'ts-fsrs';
import { openMistakes } from './own-mistakes-to-review.ts';
import { LAST_ANSWER, MAX_COUNT, type Memory, type Progress } from './progress.ts';

/** When a rule, a puzzle or a mistake comes back: spaced repetition by the FSRS algorithm. */

const scheduler = fsrs({ enable_fuzz: false });

export type Stage = 'new' | 'learning' | 'known';

/** Progress after an answer about a rule at a moment (milliseconds since 1970). */
export function withAnswer(progress: Progress, rule: string, right: boolean, now: number): Progress {
  const memory = answered(progress.rules[rule], right, now);
  return { ...progress, rules: { ...progress.rules, [rule]: memory } };
}

/** How somebody did with a puzzle: the best move at once, a wrong one first, or the best move after a wrong one. */
export type Try = 'right' | 'wrong' | 'found';

/**
 * Progress after a try at a puzzle, named by its position, at a moment (milliseconds since 1970). One whose move is found after
 * a wrong one is solved, but comes back no later for that.
 */
export function withTry(progress: Progress, position: string, tried: Try, now: number): Progress {
  const before = progress.puzzles[position];
  const memory = tried === 'found' ? before : answered(before, tried === 'right', now);
  if (memory === undefined) return progress;
  const solved = tried !== 'wrong' || before?.solved === true;
  return { ...progress, puzzles: { ...progress.puzzles, [position]: { ...memory, solved } } };
}

/** So many mistakes are kept of a game; of more, those that come back last are let go. */
export const MOST_MISTAKES = 100;

/** Progress in which a mistake is known, which costs so much, from a moment on (milliseconds since 1970). One that is known already stays as it is. */
export function withMistake(progress: Progress, game: string, cost: number, now: number): Progress {
  const { mistakes = {} } = progress;
  if (mistakes[game] !== undefined) return progress;
  const others = Object.entries(mistakes)
    .toSorted(([, one], [, other]) => one.due - other.due)
    .slice(0, MOST_MISTAKES - 1);
  const memory = { ...answered(undefined, false, now), cost, dismissed: false };
  return { ...progress, mistakes: { ...Object.fromEntries(others), [game]: memory } };
}

/** Progress after an answer in place of a mistake, at a moment (milliseconds since 1970). */
export function withMended(progress: Progress, game: string, right: boolean, now: number): Progress {
  const before = progress.mistakes?.[game];
  if (before === undefined) return progress;
  const memory = { ...before, ...answered(before, right, now) };
  return { ...progress, mistakes: { ...progress.mistakes, [game]: memory } };
}

function answered(memory: Memory | undefined, right: boolean, now: number): Memory {
  // A clock may say anything, and one that was set back must not make an interval negative.
  const at = Math.min(LAST_ANSWER, Math.max(0, now, memory?.last ?? 0));
  const card = memory === undefined || memory.state === 0 ? createEmptyCard(at) : cardOf(memory);
  const { card: next } = scheduler.next(card, at, right ? Rating.Good : Rating.Again);
  return memoryOf(next, at);
}

/** Where a rule stands: never asked, still coming back within the day, or kept for days. */
export function stageOf({ rules }: Progress, rule: string): Stage {
  const memory = rules[rule];
  if (memory === undefined || memory.state === 0) return 'new';
  return memory.state === 2 ? 'known' : 'learning';
}

/** The rules to ask now: those that are due, the longest overdue first, then those never asked, in the given order. */
export function due({ rules }: Progress, order: readonly string[], now: number): readonly string[] {
  const moment = (rule: string) => rules[rule]?.due ?? Infinity;
  const waiting = order.filter((rule) => moment(rule) <= now).toSorted((a, b) => moment(a) - moment(b));
  return [...waiting, ...order.filter((rule) => rules[rule] === undefined)];
}

/** The puzzles to show again now, by their positions: the longest overdue first. */
export function duePuzzles({ puzzles }: Progress, now: number): readonly string[] {
  return Object.entries(puzzles)
    .filter(([, memory]) => memory.due <= now)
    .toSorted(([, a], [, b]) => a.due - b.due)
    .map(([position]) => position);
}

/** When the next rule, puzzle or mistake is due; null where none was ever asked. */
export function nextDue(progress: Progress): number | null {
  const { rules, puzzles } = progress;
  const mistakes = openMistakes(progress).map(([, memory]) => memory);
  const moments = [...Object.values(rules), ...Object.values(puzzles), ...mistakes].map(({ due }) => due);
  return moments.length === 0 ? null : Math.min(...moments);
}

const STATES = ['New', 'Learning', 'Review', 'Relearning'] as const;

function cardOf(memory: Memory): CardInput {
  return {
    ...createEmptyCard(memory.last),
    due: memory.due,
    last_review: memory.last,
    stability: memory.stability,
    difficulty: memory.difficulty,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningSteps,
    reps: memory.reps,
    lapses: memory.lapses,
    state: STATES[memory.state],
  };
}

function memoryOf(card: Card, last: number): Memory {
  return {
    due: card.due.getTime(),
    last,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: Math.min(MAX_COUNT, card.reps),
    lapses: Math.min(MAX_COUNT, card.lapses),
    state: card.state,
  };
}
