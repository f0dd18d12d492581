import { seededRandom, pick, type Random } from '#kit/random';
import { kindsFor } from '#games/jekyll-vs-hyde/exercises/kinds';
import type { JekyllVsHydeExercise } from '#games/jekyll-vs-hyde/exercises/types';

/** A new exercise about one of the rules, of any kind that can ask about it or of the given one, drawn by lot. */
export function freshExercise(
  rules: readonly JekyllVsHydeExercise['rule'][],
  kind?: JekyllVsHydeExercise['kind'],
): JekyllVsHydeExercise {
  const luck = seededRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  return exerciseBy(luck, rules, kind);
}

/** The exercise that a page is built with: of a place with this name it is the same at every build. */
export function firstExercise(
  task: string,
  rules: readonly JekyllVsHydeExercise['rule'][],
  kind?: JekyllVsHydeExercise['kind'],
): JekyllVsHydeExercise {
  const seed = Array.from(task).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return exerciseBy(seededRandom(seed), rules, kind);
}

/** The same by a given chance. Refuses (throws) a kind that asks about none of the rules. */
function exerciseBy(
  luck: Random,
  rules: readonly JekyllVsHydeExercise['rule'][],
  kind?: JekyllVsHydeExercise['kind'],
): JekyllVsHydeExercise {
  const fitting = (rule: JekyllVsHydeExercise['rule']) =>
    kindsFor(rule).filter(({ id }) => kind === undefined || id === kind);
  const asked = rules.filter((rule) => fitting(rule).length > 0);
  if (asked.length === 0)
    throw new Error(`No question of the kind ${kind ?? 'any'} is about ${rules.join(' or ')}`);
  const rule = pick(asked, luck);
  return pick(fitting(rule), luck).make(rule, luck);
}
