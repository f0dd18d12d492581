import type { Exercise, ExerciseTypes } from '#kit/exercise';

/**
 * Of what the proof of an exercise brings about, what its answer turns on: the last event by the rule that is asked about, or by one
 * that speaks against another choice. What comes before leads up to it. Undefined where no event does.
 */
export function decisiveEvent<E extends ExerciseTypes, Event extends { readonly rule: string }>(
  { rule, pick, reasons }: Pick<Exercise<E>, 'rule' | 'pick' | 'reasons'>,
  events: readonly Event[],
): Event | undefined {
  // Where several choices are right, each has a reason of its own.
  if (pick === 'all') return undefined;
  const rules = [rule, ...reasons.map((reason) => reason?.rule)];
  return events.findLast((event) => rules.includes(event.rule));
}
