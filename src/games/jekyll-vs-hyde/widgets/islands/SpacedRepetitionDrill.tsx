import { questions } from '#games/jekyll-vs-hyde/question-pool';
import { quiz } from '#games/jekyll-vs-hyde/quiz-adapter.tsx';
import type { MistakesInDrill } from '#widgets/mistakes/due-mistake-props.ts';
import { SpacedRepetitionDrill as Questioning } from '#widgets/quiz/SpacedRepetitionDrill.tsx';
import type { PuzzlesInDrill } from '#widgets/quiz/drill-puzzle-props.ts';

const comingBack: PuzzlesInDrill = {
  load: () => import('#games/jekyll-vs-hyde/widgets/puzzles/DuePuzzle.tsx'),
};

/** So do the reader’s own mistakes. */
const mistakes: MistakesInDrill = {
  load: () => import('#games/jekyll-vs-hyde/widgets/mistakes/DueMistake.tsx'),
};

/** Asks what is due. */
export default function SpacedRepetitionDrill() {
  return <Questioning quiz={quiz} questions={questions} mistakes={mistakes} puzzles={comingBack} />;
}
