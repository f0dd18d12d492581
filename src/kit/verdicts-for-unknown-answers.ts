import {
  completed,
  openStep,
  type Disputes,
  type Said,
  type Step,
  type Verdict,
} from './dispute-questionnaire.ts';
import type { GameTypes } from './game.ts';

/** Where nobody at the table knows an answer: the rules are asked for each that it may be. */

type Steps = Pick<Disputes<GameTypes, unknown>, 'steps'>;

/** The same, and of what nobody knows the first that it may be: some dispute that fits. */
export function guessed(disputes: Steps, said: Said): Said {
  return allGuesses(disputes, said)[0] ?? said;
}

/** The step that has to be answered before there is a verdict whichever of the answers holds that nobody knows; null: what was said is enough. */
export function openStepOfAny<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  said: Said,
): Step | null {
  for (const guess of allGuesses(disputes, said)) {
    const step = openStep(disputes, guess);
    if (step !== null) return step;
  }
  return null;
}

/** The verdicts of all that it may be, each that the game goes on by otherwise once; one where everything is known, or all come to the same. */
export function possibleVerdicts<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  said: Said,
): readonly Verdict<T, Outcome>[] {
  const verdicts = allGuesses(disputes, said).map((guess) =>
    disputes.verdict(completed(disputes, guess), null),
  );
  return distinct(disputes, verdicts);
}

/** What the game goes on by where the play may be made, if that is one thing whatever is still to be told; null where it hangs on that. */
export function verdictIfAllowed<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  said: Said,
): Verdict<T, Outcome> | null {
  const told = allGuesses(disputes, said).flatMap((guess) => allAnswers(disputes, guess));
  const allowed = told.map((all) => disputes.verdict(all, null)).filter(({ upheld }) => upheld);
  const [one, ...others] = distinct(disputes, allowed);
  return one !== undefined && others.length === 0 ? one : null;
}

/** Of verdicts that the game goes on by alike the first. */
function distinct<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  verdicts: readonly Verdict<T, Outcome>[],
): readonly Verdict<T, Outcome>[] {
  const byEffect = new Map<string, Verdict<T, Outcome>>();
  for (const verdict of verdicts) {
    const effect = JSON.stringify(disputes.effect?.(verdict.outcome) ?? verdict.outcome);
    if (!byEffect.has(effect)) byEffect.set(effect, verdict);
  }
  return [...byEffect.values()];
}

/** What was said, with each answer to what has to be told besides. */
function allAnswers<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  said: Said,
): readonly Said[] {
  const step = openStep(disputes, said);
  if (step === null) return [completed(disputes, said)];
  return step.choices.flatMap((choice) => allAnswers(disputes, { ...said, [step.id]: choice }));
}

function allGuesses(disputes: Steps, said: Said): readonly Said[] {
  const open = disputes.steps(said).find(({ id, unknown }) => unknown !== undefined && said[id] === unknown);
  if (open === undefined) return [said];
  return open.choices.flatMap((choice) => allGuesses(disputes, { ...said, [open.id]: choice }));
}
