import { exerciseBy, type Exercise, type ExerciseTypes } from '#kit/exercise';
import { seededRandom } from '#kit/random';
import type { Questions } from './quiz.ts';

/** A new exercise about one of the rules, of any kind that can ask about it or of the given one, drawn by lot. */
export function freshExercise<E extends ExerciseTypes>(
  { kinds }: Pick<Questions<E>, 'kinds'>,
  rules: readonly E['rule'][],
  kind?: E['kind'],
): Exercise<E> {
  const luck = seededRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  return exerciseBy(kinds, luck, rules, kind);
}
