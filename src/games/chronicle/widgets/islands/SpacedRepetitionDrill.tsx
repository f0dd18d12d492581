import { questions } from '#games/chronicle/question-pool';
import { quiz } from '#games/chronicle/quiz-adapter.tsx';
import type { MistakesInDrill } from '#widgets/mistakes/due-mistake-props.ts';
import { SpacedRepetitionDrill as Questioning } from '#widgets/quiz/SpacedRepetitionDrill.tsx';

/** So do the reader’s own mistakes. */
const mistakes: MistakesInDrill = {
  load: () => import('#games/chronicle/widgets/mistakes/DueMistake.tsx'),
};

/** Asks what is due. */
export default function SpacedRepetitionDrill() {
  return <Questioning quiz={quiz} questions={questions} mistakes={mistakes} />;
}
