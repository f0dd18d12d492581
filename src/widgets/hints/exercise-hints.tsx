import type { Exercise } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import { words } from '#said/hints';
import { punctuation } from '#said/punctuation';
import { rightAnswer } from '../quiz/Feedback.tsx';
import type { ExercisesOf, Quiz } from '../quiz/quiz-adapter.ts';
import type { Hints } from './StepHints.tsx';

/**
 * The hints at the answer to a question: how many choices are right or one that is wrong, then its rule, whose name may tell as much as
 * an answer, then the answer. Of two choices one that is wrong would tell it: there the rule comes first.
 */
export function exerciseHints<G extends GameTypes, E extends ExercisesOf<G>>(
  { RuleLink, words: quiz }: Pick<Quiz<G, E>, 'RuleLink' | 'words'>,
  { rule, pick, choices, right }: Exercise<E>,
): Hints {
  const wrong = choices.filter((_, index) => !right.includes(index)).map(quiz.choice);
  const [first] = wrong;
  const matters = (
    <>
      {words.rule}
      {punctuation.afterLabel}
      <RuleLink rule={rule} />
    </>
  );
  const answer = rightAnswer(choices.filter((_, index) => right.includes(index)).map(quiz.choice));
  if (pick === 'all' || first === undefined) return [words.count(right.length), matters, answer];
  return choices.length > 2 ? [words.wrong(first), matters, answer] : [matters, words.wrong(first), answer];
}
