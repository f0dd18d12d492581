import type { Exercise, ExerciseTypes } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import { words } from '#said/hints';
import '../../styles/question-hints.css';
import { rightAnswer } from '../quiz/AnswerFeedback.tsx';
import type { ExercisesOf, Quiz } from '../quiz/quiz-adapter.ts';
import type { Hints } from './ProgressiveHints.tsx';

/** The hints at the answer to a question: where to look for it, how many choices are right or one that is wrong, then the answer. */
export function exerciseHints<G extends GameTypes, E extends ExercisesOf<G>>(
  { words: quiz }: Pick<Quiz<G, E>, 'words'>,
  exercise: Exercise<E>,
): Hints {
  const { choices, right } = exercise;
  const wrong = choices[wrongChoice(exercise) ?? -1];
  return [
    quiz.pointer(exercise),
    wrong === undefined ? words.count(right.length) : words.wrong(quiz.choice(wrong)),
    rightAnswer(choices.filter((_, index) => right.includes(index)).map(quiz.choice)),
  ];
}

/** The choice that hints have said to be wrong once so many were given; null: none. */
export function ruledOutChoice<E extends ExerciseTypes>(exercise: Exercise<E>, given: number): number | null {
  return given >= 2 ? wrongChoice(exercise) : null;
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
