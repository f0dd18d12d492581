import type { JekyllVsHydeExercises } from '#games/jekyll-vs-hyde/exercises/types';
import { quiz } from '#games/jekyll-vs-hyde/quiz.tsx';
import { Predict as Exercise, type PredictProps } from '#widgets/quiz/Predict.tsx';

/** A question, and as many more as the reader likes. */
export default function Predict(props: PredictProps<JekyllVsHydeExercises>) {
  const questions = () =>
    import('#games/jekyll-vs-hyde/question-generator').then((module) => module.questions);
  return <Exercise {...props} quiz={quiz} questions={questions} />;
}
