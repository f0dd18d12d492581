import type { ComponentType } from 'preact';
import type { Exercise, ExerciseTypes, Kind } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import type { PlayingFace } from '../face.ts';

/**
 * What a game gives so that questions can be asked about it: in lessons, in the drill, one after another. A facet: a game without
 * exercises has none, and no drill.
 */

/** The types of exercises about a game: its own seats, states and moves, with rules, kinds of questions and answers. */
export interface ExercisesOf<G extends GameTypes> extends ExerciseTypes {
  readonly seat: G['seat'];
  readonly state: G['state'];
  readonly action: G['action'];
}

export interface QuizWords<E extends ExerciseTypes> {
  /** What is supposed to be played before the question is answered, sentence by sentence. */
  readonly proposal: (exercise: Exercise<E>) => readonly string[];
  readonly question: (exercise: Exercise<E>) => string;
  /** Where to look for the answer, which it does not tell: the first hint. */
  readonly pointer: (exercise: Exercise<E>) => string;
  readonly choice: (choice: E['choice']) => string;
  /** Why a choice is wrong, or of several that are right for the same reason, why they are. */
  readonly reason: (reason: E['reason'], choices: readonly E['choice'][]) => string;
  /** What else the answer tells, such as all that might have been played; null where the events say it. */
  readonly beside: (exercise: Exercise<E>) => string | null;
}

export interface Quiz<G extends GameTypes, E extends ExercisesOf<G>> {
  /** How the position is drawn and what the proof brings about is told. */
  readonly face: Pick<PlayingFace<G>, 'machine' | 'Table' | 'RuleLink' | 'Refusals' | 'isMain' | 'words'>;
  /** The name of a rule that is asked about, leading to its place in the rulebook. */
  readonly RuleLink: ComponentType<{ readonly rule: E['rule'] }>;
  /** An answer to choose: in words, and where it is made of cards, with their pictures. */
  readonly QuizAnswerLabel: ComponentType<{ readonly choice: E['choice'] }>;
  /** What the table shows while the question is open. */
  readonly posed: (exercise: Exercise<E>) => G['view'];
  readonly words: QuizWords<E>;
  /** Whether a reason against a choice tells all that an event does: then it is said once. */
  readonly tells?: (reason: E['reason'], event: G['event']) => boolean;
}

/** What fresh questions are drawn from: fetched apart from the quiz, for a lesson brings its first question with it. */
export interface Questions<E extends ExerciseTypes> {
  /** Every kind of question. */
  readonly kinds: readonly Kind<E>[];
  /** Every rule there is a question about, in the order in which a new reader is asked. */
  readonly rules: readonly E['rule'][];
  /** The rules that have to be known before a question is asked. */
  readonly needs: (exercise: Exercise<E>) => ReadonlySet<E['rule']>;
}

/** Whether somebody who has met these rules can be asked this. */
export function isWithin<E extends ExerciseTypes>(
  { needs }: Pick<Questions<E>, 'needs'>,
  taught: readonly E['rule'][],
  exercise: Exercise<E>,
): boolean {
  return [...needs(exercise)].every((rule) => taught.includes(rule));
}

/**
 * Rules in an order in which each stretch holds of every chapter about its share, the first of each chapter first: who is asked about a few of
 * them has met the whole game, and not its first page.
 */
export function spreadOverChapters<Rule extends string>(
  rules: readonly Rule[],
  chapterOf: (rule: Rule) => string,
): readonly Rule[] {
  return rules
    .map((rule) => {
      const chapter = rules.filter((one) => chapterOf(one) === chapterOf(rule));
      return { rule, at: (chapter.indexOf(rule) + 0.5) / chapter.length };
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ rule }) => rule);
}
