import type { ChronicleExercises } from '#games/chronicle/exercises/types';
import { quiz } from '#games/chronicle/quiz-adapter.tsx';
import { PracticeQuestion as Exercise, type PracticeQuestionProps } from '#widgets/quiz/PracticeQuestion.tsx';

/** A question, and as many more as the reader likes. */
export default function PracticeQuestion(props: PracticeQuestionProps<ChronicleExercises>) {
  const questions = () => import('#games/chronicle/question-pool').then((module) => module.questions);
  return <Exercise {...props} quiz={quiz} questions={questions} />;
}
