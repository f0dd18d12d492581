import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { questions } from '#games/jekyll-vs-hyde/question-pool';
import { quiz } from '#games/jekyll-vs-hyde/quiz-adapter.tsx';
import { TestOut as Testing, type TestOutProps } from '#widgets/quiz/LessonTest.tsx';

/** Questions about a lesson for those who know it already. */
export default function TestOut(props: TestOutProps<RuleId>) {
  return <Testing {...props} quiz={quiz} questions={questions} />;
}
