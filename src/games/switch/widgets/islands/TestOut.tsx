import { questions } from '#games/switch/question-generator';
import { quiz } from '#games/switch/quiz.tsx';
import type { RuleId } from '#games/switch/rules/rulebook';
import { TestOut as Testing, type TestOutProps } from '#widgets/quiz/TestOut.tsx';

/** Questions about a lesson for those who know it already. */
export default function TestOut(props: TestOutProps<RuleId>) {
  return <Testing {...props} quiz={quiz} questions={questions} />;
}
