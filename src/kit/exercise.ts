import { pick, seedFrom, seededRandom, type Random } from './random.ts';

/**
 * An exercise is a position, what is proposed in it, a question about that, and the answers to choose from. All of it
 * is readonly JSON made by a game's own rules, so the page that shows it decides nothing.
 */

export interface ExerciseTypes {
  readonly kind: string;
  readonly rule: string;
  readonly seat: string;
  readonly state: object;
  readonly action: object;
  readonly choice: { readonly type: string };
  readonly reason: { readonly type: string; readonly rule: string };
}

export interface Exercise<T extends ExerciseTypes> {
  readonly kind: T['kind'];
  /** The rule that the answer turns on. */
  readonly rule: T['rule'];
  /** Through whose eyes it is asked; `all` where both hands lie open. */
  readonly viewer: T['seat'] | 'all';
  readonly before: T['state'];
  /** The moves that the question speaks of, in order; the rules may forbid one that stands alone. */
  readonly proposed: readonly T['action'][];
  /** Legal moves that prove the answer: what is proposed, and often the rest of the trick. */
  readonly proof: readonly T['action'][];
  /** Whether one choice is right, or every right one has to be marked. */
  readonly pick: 'one' | 'all';
  readonly choices: readonly T['choice'][];
  /** The indices of the right choices, ascending: exactly one where one is picked. */
  readonly right: readonly number[];
  /**
   * What the rules say of each choice: why it is wrong, or where several are picked, why it is right. Null for the one that is
   * right, and for one that takes a forbidden move for allowed, where the refusal is the reason.
   */
  readonly reasons: readonly (T['reason'] | null)[];
}

/** A kind of question, and the rules it can ask about. */
export interface Kind<T extends ExerciseTypes> {
  readonly id: T['kind'];
  readonly rules: readonly T['rule'][];
  /** A new exercise by the given chance, about one of `rules`. Refuses (throws) any other rule. */
  make(rule: T['rule'], chance: Random): Exercise<T>;
}

interface Answers<Choice> {
  readonly pick: 'one' | 'all';
  readonly choices: readonly Choice[];
  readonly right: readonly number[];
}

/** Choices in the given order, of which exactly one is right; refuses (throws) none or several. */
export function oneRight<Choice>(choices: readonly Choice[], right: Choice): Answers<Choice> {
  const same = JSON.stringify(right);
  const indices = choices.flatMap((choice, index) => (JSON.stringify(choice) === same ? [index] : []));
  if (indices.length !== 1) throw new Error(`Not one of the choices is ${same}, but ${indices.length}`);
  return { pick: 'one', choices, right: indices };
}

/** Choices in the given order, of which all that pass are right. */
export function allRight<Choice>(
  choices: readonly Choice[],
  passes: (choice: Choice) => boolean,
): Answers<Choice> {
  return {
    pick: 'all',
    choices,
    right: choices.flatMap((choice, index) => (passes(choice) ? [index] : [])),
  };
}

/** Whether the marked choices are the right ones; the order in which they were marked does not matter. */
export function isRight(
  { right }: Pick<Exercise<ExerciseTypes>, 'right'>,
  marked: readonly number[],
): boolean {
  return right.length === marked.length && right.every((index) => marked.includes(index));
}

/** Whether of several choices that were to be marked some were, and fewer others. False where they are all right. */
export function isPartlyRight(
  exercise: Pick<Exercise<ExerciseTypes>, 'right'>,
  marked: readonly number[],
): boolean {
  const found = marked.filter((index) => exercise.right.includes(index)).length;
  return found > marked.length - found && !isRight(exercise, marked);
}

/** How many exercises are drawn before one that fits is given up; what a lesson asks for comes up in a few dozen. */
const PATIENCE = 3000;

/**
 * A new exercise by the given chance, about one of some rules, that fits. Refuses (throws) where no kind, or not the given one,
 * asks about any, and where none that fits comes up.
 */
export function exerciseBy<T extends ExerciseTypes>(
  kinds: readonly Kind<T>[],
  chance: Random,
  rules: readonly T['rule'][],
  kind?: T['kind'],
  fits: (exercise: Exercise<T>) => boolean = () => true,
): Exercise<T> {
  const asking = (rule: T['rule']) =>
    kinds.filter((one) => one.rules.includes(rule) && (kind === undefined || one.id === kind));
  const asked = rules.filter((rule) => asking(rule).length > 0);
  if (asked.length === 0)
    throw new Error(`No question of the kind ${kind ?? 'any'} is about ${rules.join(' or ')}`);
  for (let drawn = 0; drawn < PATIENCE; drawn++) {
    const rule = pick(asked, chance);
    const exercise = pick(asking(rule), chance).make(rule, chance);
    if (fits(exercise)) return exercise;
  }
  throw new Error(`No question about ${rules.join(' or ')} fits`);
}

/** The exercise that a page is built with: in a place with this name it is the same at every build. */
export function exerciseAt<T extends ExerciseTypes>(
  place: string,
  kinds: readonly Kind<T>[],
  rules: readonly T['rule'][],
  kind?: T['kind'],
  fits?: (exercise: Exercise<T>) => boolean,
): Exercise<T> {
  return exerciseBy(kinds, seededRandom(seedFrom(place)), rules, kind, fits);
}
