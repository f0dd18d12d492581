import { questions } from '#games/chronicle/question-pool';
import { quiz } from '#games/chronicle/quiz-adapter.tsx';
import type { RuleId } from '#games/chronicle/rules/rule-index';
import { TestOutOfLesson as Testing, type TestOutProps } from '#widgets/quiz/TestOutOfLesson.tsx';

/** Questions about a lesson for those who know it already. */
export default function TestOutOfLesson(props: TestOutProps<RuleId>) {
  return <Testing {...props} quiz={quiz} questions={questions} />;
}
