import type { Exercise } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import { words } from '#said/hints';
import { punctuation } from '#said/punctuation';
import { rightAnswer } from '../quiz/Feedback.tsx';
import type { ExercisesOf, Quiz } from '../quiz/quiz-adapter.ts';
import type { Hints } from './StepHints.tsx';

/** The hints at the answer to a question: its rule, then how many choices are right or one that is wrong, then the answer. */
export function exerciseHints<G extends GameTypes, E extends ExercisesOf<G>>(
  { RuleLink, words: quiz }: Pick<Quiz<G, E>, 'RuleLink' | 'words'>,
  { rule, pick, choices, right }: Exercise<E>,
): Hints {
  const wrong = choices.filter((_, index) => !right.includes(index)).map(quiz.choice);
  const [first] = wrong;
  return [
    <>
      {words.rule}
      {punctuation.afterLabel}
      <RuleLink rule={rule} />
    </>,
    pick === 'all' || first === undefined ? words.count(right.length) : words.wrong(first),
    rightAnswer(choices.filter((_, index) => right.includes(index)).map(quiz.choice)),
  ];
}
