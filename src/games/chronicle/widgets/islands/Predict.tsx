import type { ChronicleExercises } from '#games/chronicle/exercises/types';
import { quiz } from '#games/chronicle/quiz.tsx';
import { Predict as Exercise, type PredictProps } from '#widgets/quiz/Predict.tsx';

/** A question, and as many more as the reader likes. */
export default function Predict(props: PredictProps<ChronicleExercises>) {
  const questions = () => import('#games/chronicle/question-generator').then((module) => module.questions);
  return <Exercise {...props} quiz={quiz} questions={questions} />;
}
