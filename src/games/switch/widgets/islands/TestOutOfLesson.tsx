import { questions } from '#games/switch/question-pool';
import { quiz } from '#games/switch/quiz-adapter.tsx';
import type { RuleId } from '#games/switch/rules/rule-index';
import { TestOutOfLesson as Testing, type TestOutProps } from '#widgets/quiz/TestOutOfLesson.tsx';

/** Questions about a lesson for those who know it already. */
export default function TestOutOfLesson(props: TestOutProps<RuleId>) {
  return <Testing {...props} quiz={quiz} questions={questions} />;
}
