import type { SwitchExercises } from '#games/switch/exercises/types';
import { quiz } from '#games/switch/quiz.tsx';
import { Predict as Exercise, type PredictProps } from '#widgets/quiz/Predict.tsx';

/** A question, and as many more as the reader likes. */
export default function Predict(props: PredictProps<SwitchExercises>) {
  const questions = () => import('#games/switch/question-generator').then((module) => module.questions);
  return <Exercise {...props} quiz={quiz} questions={questions} />;
}
