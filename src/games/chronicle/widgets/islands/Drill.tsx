import { questions } from '#games/chronicle/question-sources';
import { quiz } from '#games/chronicle/quiz.tsx';
import { Drill as Questioning } from '#widgets/quiz/Drill.tsx';

/** Asks what is due. */
export default function Drill() {
  return <Questioning quiz={quiz} questions={questions} />;
}
