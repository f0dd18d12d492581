import type { RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';
import { questions } from '#games/jekyll-vs-hyde/questions-adapter';
import { quiz } from '#games/jekyll-vs-hyde/quiz-adapter.tsx';
import { TestOut as Testing, type TestOutProps } from '#widgets/quiz/TestOut.tsx';

/** Questions about a lesson for those who know it already. */
export default function TestOut(props: TestOutProps<RuleId>) {
  return <Testing {...props} quiz={quiz} questions={questions} />;
}
