import type { ExerciseTypes } from '../kit/exercise.ts';
import { pick, seededRandom } from '../kit/random.ts';
import { isWithin, type Questions } from '../widgets/quiz/quiz-adapter.ts';
import type { TestedLesson } from '../widgets/quiz/use-lesson-test.ts';
import { taughtIn, type Lesson, type LessonEntry } from './lesson-page-data.ts';

/** So many questions are drawn of each rule, and so many have to fit: then one that does is soon found again. */
const DRAWN = 60;
const ENOUGH = 6;

/** Of some rules those about which somebody can be asked who has been taught so much, with nothing else needed to answer. */
export function askableRules<E extends ExerciseTypes>(
  questions: Questions<E>,
  rules: readonly E['rule'][],
  taught: readonly E['rule'][],
): readonly E['rule'][] {
  return rules.filter((rule) => {
    const kinds = questions.kinds.filter((kind) => kind.rules.includes(rule));
    if (kinds.length === 0) return false;
    const chance = seededRandom(DRAWN);
    const drawn = Array.from({ length: DRAWN }, () => pick(kinds, chance).make(rule, chance));
    return drawn.filter((exercise) => isWithin(questions, taught, exercise)).length >= ENOUGH;
  });
}

/** The lessons of a game with what somebody is asked about who knows one already; `rules` are those of its rulebook in their order. */
export function lessonTestRules<E extends ExerciseTypes>(
  questions: Questions<E>,
  rules: readonly E['rule'][],
  lessons: readonly Lesson<LessonEntry & { readonly data: { readonly rules: readonly E['rule'][] } }>[],
): readonly TestedLesson<E['rule']>[] {
  return lessons.map(({ slug, number, address, entry: { data } }) => {
    const taught = rules.filter(taughtIn(slug, lessons));
    const asked = askableRules(questions, data.rules, taught);
    return { slug, number, address, title: data.title, asked, taught };
  });
}
