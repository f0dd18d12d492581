import { questions } from '#games/switch/questions-adapter';
import { quiz } from '#games/switch/quiz-adapter.tsx';
import type { RuleId } from '#games/switch/rules/rulebook';
import { TestOut as Testing, type TestOutProps } from '#widgets/quiz/TestOut.tsx';

/** Questions about a lesson for those who know it already. */
export default function TestOut(props: TestOutProps<RuleId>) {
  return <Testing {...props} quiz={quiz} questions={questions} />;
}
