import { questions } from '#games/jekyll-vs-hyde/question-sources';
import { quiz } from '#games/jekyll-vs-hyde/quiz.tsx';
import { Drill as Questioning } from '#widgets/quiz/Drill.tsx';
import type { PuzzlesInDrill } from '#widgets/quiz/drill-puzzle-props.ts';

const comingBack: PuzzlesInDrill = {
  load: () => import('#games/jekyll-vs-hyde/widgets/puzzles/DuePuzzle.tsx'),
};

/** Asks what is due. */
export default function Drill() {
  return <Questioning quiz={quiz} questions={questions} puzzles={comingBack} />;
}
