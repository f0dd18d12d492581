import type { Exercise, ExerciseTypes } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import { words } from '#said/hints';
import { punctuation } from '#said/punctuation';
import '../../styles/question-hints.css';
import { rightAnswer } from '../quiz/Feedback.tsx';
import type { ExercisesOf, Quiz } from '../quiz/quiz-adapter.ts';
import type { Hints } from './StepHints.tsx';

/**
 * The hints at the answer to a question: how many choices are right or one that is wrong, then its rule, whose name may tell as much as
 * an answer, then the answer. Of two choices one that is wrong would tell it: there the rule comes first.
 */
export function exerciseHints<G extends GameTypes, E extends ExercisesOf<G>>(
  { RuleLink, words: quiz }: Pick<Quiz<G, E>, 'RuleLink' | 'words'>,
  exercise: Exercise<E>,
): Hints {
  const { rule, choices, right } = exercise;
  const matters = (
    <>
      {words.rule}
      {punctuation.afterLabel}
      <RuleLink rule={rule} />
    </>
  );
  const answer = rightAnswer(choices.filter((_, index) => right.includes(index)).map(quiz.choice));
  const wrong = choices[wrongChoice(exercise) ?? -1];
  if (wrong === undefined) return [words.count(right.length), matters, answer];
  const ruledOut = words.wrong(quiz.choice(wrong));
  return choices.length > 2 ? [ruledOut, matters, answer] : [matters, ruledOut, answer];
}

/** The choice that hints have said to be wrong once so many were given; null: none. */
export function ruledOutChoice<E extends ExerciseTypes>(exercise: Exercise<E>, given: number): number | null {
  return given >= (exercise.choices.length > 2 ? 1 : 2) ? wrongChoice(exercise) : null;
}

/**
 * The choice that a hint says to be wrong: of several one in the middle, for the first and the last are often the least likely. Null where
 * several may be right: there none does.
 */
function wrongChoice<E extends ExerciseTypes>({ pick, choices, right }: Exercise<E>): number | null {
  if (pick === 'all') return null;
  const wrong = [...choices.keys()].filter((index) => !right.includes(index));
  return wrong[Math.floor(wrong.length / 2)] ?? null;
}
