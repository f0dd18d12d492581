import { exerciseBy, type Exercise, type ExerciseTypes } from '#kit/exercise';
import { seededRandom } from '#kit/random';
import { isWithin, type Questions } from './quiz-adapter.ts';

/** A new exercise about one of the rules, of any kind that can ask about it or of the given one, drawn by lot; within what is taught. */
export function randomExercise<E extends ExerciseTypes>(
  questions: Pick<Questions<E>, 'kinds' | 'needs'>,
  rules: readonly E['rule'][],
  kind?: E['kind'],
  taught?: readonly E['rule'][],
): Exercise<E> {
  const luck = seededRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const fits = (exercise: Exercise<E>) => taught === undefined || isWithin(questions, taught, exercise);
  return exerciseBy(questions.kinds, luck, rules, kind, fits);
}
