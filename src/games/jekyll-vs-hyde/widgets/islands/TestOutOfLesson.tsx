import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { questions } from '#games/jekyll-vs-hyde/question-pool';
import { quiz } from '#games/jekyll-vs-hyde/quiz-adapter.tsx';
import { TestOutOfLesson as Testing, type TestOutProps } from '#widgets/quiz/TestOutOfLesson.tsx';

/** Questions about a lesson for those who know it already. */
export default function TestOutOfLesson(props: TestOutProps<RuleId>) {
  return <Testing {...props} quiz={quiz} questions={questions} />;
}
