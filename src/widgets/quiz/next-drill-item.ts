import type { Exercise, ExerciseTypes } from '#kit/exercise';
import { shuffle } from '#kit/random';
import { dueMistakes, isKnownByHeart, mistakesToLearnFrom } from '#progress/own-mistakes-to-review';
import type { Progress } from '#progress/progress';
import { due, duePuzzles } from '#progress/review-schedule';
import type { DueMistakeProps } from '../mistakes/due-mistake-props.ts';
import type { DuePuzzleProps } from './drill-puzzle-props.ts';
import { randomExercise } from './random-exercise.ts';
import type { Questions } from './quiz-adapter.ts';
import { questionName, type RecentQuestions } from './recent-questions.ts';

/** A question about a rule, a puzzle that comes back, by its position, or a mistake. */
export type DrillItem<E extends ExerciseTypes> =
  | { readonly type: 'question'; readonly exercise: Exercise<E> }
  | ({ readonly type: 'puzzle' } & Pick<DuePuzzleProps, 'position' | 'fresh'>)
  | ({ readonly type: 'mistake' } & Pick<DueMistakeProps, 'mistake' | 'cost' | 'fresh'>);

/** What is not to be asked twice in a row. */
export interface LastQuestion {
  readonly rule: string;
  readonly kind: string;
}

interface Wanted {
  readonly progress: Progress;
  readonly now: number;
  /** What the address asks for. */
  readonly address: URLSearchParams;
  /** Whether any rule will do where none is due. */
  readonly anyRule: boolean;
  /** What need not be asked again so soon. */
  readonly recent: RecentQuestions;
  /** The question that was asked last. */
  readonly last: LastQuestion | null;
  /** Whether what was asked before this was a mistake. */
  readonly afterMistake: boolean;
}

/**
 * What to ask: the rule that the address names, or the reader's own mistakes where it asks for them, the newest first and of one game the gravest; or else what waits longest, and before
 * that, every other time, a reader's own mistake. A rule that was never asked waits for what comes back. No question is asked again so soon, and no rule and no kind of question twice in a row, where there is any other.
 */
export function nextDrillItem<E extends ExerciseTypes>(
  questions: Questions<E>,
  { progress, now, address, anyRule, recent, last, afterMistake }: Wanted,
): DrillItem<E> | null {
  const wanted = questions.rules.find((rule) => rule === address.get('rule'));
  const waiting = due(progress, questions.rules, now).flatMap(
    (rule) => questions.rules.find((one) => one === rule) ?? [],
  );
  if (wanted === undefined) {
    const [mistake] = [
      ...(address.has('learn') ? mistakesToLearnFrom(progress, now) : []),
      ...(afterMistake ? [] : dueMistakes(progress, now)),
    ];
    const item =
      mistake === undefined ? comingBack(progress, now, waiting[0]) : mistakeItem(progress, mistake);
    if (item !== null) return item;
  }
  const others = shuffle(
    questions.rules.filter((rule) => !waiting.includes(rule)),
    Math.random,
  );
  const asked = wanted === undefined ? lastAtEnd(waiting, last?.rule) : [wanted];
  const rules = wanted === undefined && anyRule ? [...asked, ...lastAtEnd(others, last?.rule)] : asked;
  return rules.length === 0
    ? null
    : { type: 'question', exercise: unlikeRecent(questions, rules, recent, last) };
}

/** A puzzle or a mistake that has waited at least as long as the rule that waits longest. */
function comingBack(
  progress: Progress,
  now: number,
  rule: string | undefined,
): Exclude<DrillItem<never>, { readonly type: 'question' }> | null {
  const [position] = duePuzzles(progress, now);
  const [mistake] = dueMistakes(progress, now);
  const since = (memory: { readonly due: number } | undefined) => memory?.due ?? Infinity;
  const puzzleDue = since(progress.puzzles[position ?? '']);
  const mistakeDue = since(progress.mistakes?.[mistake ?? '']);
  const ruleDue = rule === undefined ? Infinity : since(progress.rules[rule]);
  if (position !== undefined && puzzleDue <= Math.min(ruleDue, mistakeDue))
    return { type: 'puzzle', position, fresh: isKnownByHeart(progress.puzzles[position]) };
  return mistake !== undefined && mistakeDue <= ruleDue ? mistakeItem(progress, mistake) : null;
}

/** A mistake as it is asked now: one whose position is known by heart, in a fresh deal of its kind. */
function mistakeItem(progress: Progress, mistake: string): ReturnType<typeof comingBack> {
  const cost = progress.mistakes?.[mistake]?.cost ?? 0;
  return { type: 'mistake', mistake, cost, fresh: isKnownByHeart(progress.mistakes?.[mistake]) };
}

function lastAtEnd<Rule extends string>(rules: readonly Rule[], last: string | undefined): readonly Rule[] {
  return [...rules.filter((rule) => rule !== last), ...rules.filter((rule) => rule === last)];
}

/** How many questions about a rule are drawn before it is taken to have no other. */
const TRIES = 12;

/**
 * A question that was not asked of late, of another kind than the last, about the first of these rules that there is any such about;
 * else of any kind; else any about the first.
 */
function unlikeRecent<E extends ExerciseTypes>(
  questions: Questions<E>,
  rules: readonly E['rule'][],
  recent: RecentQuestions,
  last: LastQuestion | null,
): Exercise<E> {
  let sameKind: Exercise<E> | null = null;
  for (const rule of rules) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const exercise = randomExercise(questions, [rule]);
      if (recent.includes(questionName(exercise))) continue;
      if (exercise.kind !== last?.kind) return exercise;
      sameKind ??= exercise;
    }
  }
  if (sameKind !== null) return sameKind;
  return randomExercise(questions, rules.slice(0, 1));
}
