import { questions } from '#games/switch/question-sources';
import { quiz } from '#games/switch/quiz.tsx';
import { Drill as Questioning } from '#widgets/quiz/Drill.tsx';
import type { PuzzlesInDrill } from '#widgets/quiz/drill-puzzle-props.ts';

/** Puzzles come back like rules do. */
const comingBack: PuzzlesInDrill = { load: () => import('#games/switch/widgets/puzzles/DuePuzzle.tsx') };

/** Asks what is due. */
export default function Drill() {
  return <Questioning quiz={quiz} questions={questions} puzzles={comingBack} />;
}
