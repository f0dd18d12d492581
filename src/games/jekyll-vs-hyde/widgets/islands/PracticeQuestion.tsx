import type { JekyllVsHydeExercises } from '#games/jekyll-vs-hyde/exercises/types';
import { quiz } from '#games/jekyll-vs-hyde/quiz-adapter.tsx';
import { PracticeQuestion as Exercise, type PracticeQuestionProps } from '#widgets/quiz/PracticeQuestion.tsx';

/** A question, and as many more as the reader likes. */
export default function PracticeQuestion(props: PracticeQuestionProps<JekyllVsHydeExercises>) {
  const questions = () => import('#games/jekyll-vs-hyde/question-pool').then((module) => module.questions);
  return <Exercise {...props} quiz={quiz} questions={questions} />;
}
