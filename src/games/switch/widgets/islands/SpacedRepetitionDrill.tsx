import { questions } from '#games/switch/question-pool';
import { quiz } from '#games/switch/quiz-adapter.tsx';
import type { MistakesInDrill } from '#widgets/mistakes/due-mistake-props.ts';
import { SpacedRepetitionDrill as Questioning } from '#widgets/quiz/SpacedRepetitionDrill.tsx';
import type { PuzzlesInDrill } from '#widgets/quiz/drill-puzzle-props.ts';

/** Puzzles come back like rules do. */
const comingBack: PuzzlesInDrill = { load: () => import('#games/switch/widgets/puzzles/DuePuzzle.tsx') };

/** So do the reader’s own mistakes. */
const mistakes: MistakesInDrill = {
  load: () => import('#games/switch/widgets/mistakes/DueMistake.tsx'),
};

/** Asks what is due. */
export default function SpacedRepetitionDrill() {
  return <Questioning quiz={quiz} questions={questions} mistakes={mistakes} puzzles={comingBack} />;
}
