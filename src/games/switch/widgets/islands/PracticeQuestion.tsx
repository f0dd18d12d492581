import type { SwitchExercises } from '#games/switch/exercises/types';
import { quiz } from '#games/switch/quiz-adapter.tsx';
import { PracticeQuestion as Exercise, type PracticeQuestionProps } from '#widgets/quiz/PracticeQuestion.tsx';

/** A question, and as many more as the reader likes. */
export default function PracticeQuestion(props: PracticeQuestionProps<SwitchExercises>) {
  const questions = () => import('#games/switch/question-pool').then((module) => module.questions);
  return <Exercise {...props} quiz={quiz} questions={questions} />;
}
