import { allLessons, taughtBy } from '#games/switch/components/lesson-entries';
import { questions } from '#games/switch/question-sources';
import type { RuleId } from '#games/switch/rules/rulebook';
import type { TestedLesson } from '#widgets/quiz/use-test-out.ts';
import { askable } from '../../../components/lesson-test-questions.ts';

/** The lessons of Switch with what somebody is asked about who knows one already. */
export async function testedLessons(): Promise<readonly TestedLesson<RuleId>[]> {
  const lessons = await allLessons();
  return lessons.map(({ slug, number, address, entry: { data } }) => {
    const taught = taughtBy(slug, lessons);
    return {
      slug,
      number,
      address,
      title: data.title,
      asked: askable(questions, data.rules, taught),
      taught,
    };
  });
}
