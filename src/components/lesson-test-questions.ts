import type { ExerciseTypes } from '../kit/exercise.ts';
import { pick, seededRandom } from '../kit/random.ts';
import { isWithin, type Questions } from '../widgets/quiz/quiz.ts';

/** So many questions are drawn of each rule, and so many have to fit: then one that does is soon found again. */
const DRAWN = 60;
const ENOUGH = 6;

/** Of some rules those about which somebody can be asked who has been taught so much, with nothing else needed to answer. */
export function askable<E extends ExerciseTypes>(
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
