import { questions } from '#games/chronicle/question-generator';
import { quiz } from '#games/chronicle/quiz.tsx';
import type { RuleId } from '#games/chronicle/rules/rulebook';
import { TestOut as Testing, type TestOutProps } from '#widgets/quiz/TestOut.tsx';

/** Questions about a lesson for those who know it already. */
export default function TestOut(props: TestOutProps<RuleId>) {
  return <Testing {...props} quiz={quiz} questions={questions} />;
}
