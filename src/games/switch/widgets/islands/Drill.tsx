import { questions } from '#games/switch/questions';
import { quiz } from '#games/switch/quiz.tsx';
import { Drill as Questioning } from '#widgets/quiz/Drill.tsx';

/** Asks what is due. */
export default function Drill() {
  return <Questioning quiz={quiz} questions={questions} />;
}
