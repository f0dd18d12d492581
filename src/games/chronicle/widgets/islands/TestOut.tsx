import { questions } from '#games/chronicle/questions-adapter';
import { quiz } from '#games/chronicle/quiz-adapter.tsx';
import type { RuleId } from '#games/chronicle/rules/rulebook';
import { TestOut as Testing, type TestOutProps } from '#widgets/quiz/TestOut.tsx';

/** Questions about a lesson for those who know it already. */
export default function TestOut(props: TestOutProps<RuleId>) {
  return <Testing {...props} quiz={quiz} questions={questions} />;
}
