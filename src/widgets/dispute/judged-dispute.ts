import { decidingRule, partingReadings, type RuleOf, type Said } from '#kit/dispute-questionnaire';
import type { GameTypes } from '#kit/game';
import { guessed, openStepOfAny, possibleVerdicts } from '#kit/verdicts-for-unknown-answers';
import { words } from '#said/dispute';
import type { DisputeFace } from './dispute-face.ts';

/** What a dispute comes to, as it is read; of what nobody knows, by each answer. */
export interface JudgedDispute<Rule> {
  /** The answer to the question that it hangs on; null where it hangs on none. */
  readonly answer: string | null;
  /** Whether the play stands; null where that hangs on something else besides. */
  readonly upheld: boolean | null;
  /** The verdict; or what it hangs on. */
  readonly text: string;
  /** The rule that decides; null where nothing is decided. */
  readonly rule: Rule | null;
  /** What tables say that read a rule otherwise, where that is something else. */
  readonly elsewhere: readonly string[];
  /** What it comes to by each answer that nobody knows; none where it hangs on nothing. */
  readonly byAnswer: readonly JudgedDispute<Rule>[];
}

/** What is said of a dispute: the verdict once enough is told, that by each answer where nobody knows the one that it hangs on, or the question that is open. */
export function judgedDispute<T extends GameTypes, Outcome>(
  face: DisputeFace<T, Outcome>,
  said: Said,
  answer: string | null = null,
): JudgedDispute<RuleOf<T>> {
  const { disputes, either } = face;
  const step = openStepOfAny(disputes, said);
  const hanging = { answer, upheld: null, rule: null, elsewhere: [], byAnswer: [] };
  if (step !== null) return { ...hanging, text: face.question(step.id, said) };
  const unknown = disputes
    .steps(said)
    .find((each) => each.unknown !== undefined && said[each.id] === each.unknown && each.id !== either?.step);
  if (unknown === undefined) return { answer, ...decided(face, said) };
  const byAnswer = unknown.choices.map((choice) =>
    judgedDispute(face, { ...said, [unknown.id]: choice }, face.choice(unknown.id, choice)),
  );
  const [one, ...others] = byAnswer;
  const isSame = one !== undefined && others.every((other) => comesTo(other) === comesTo(one));
  if (isSame) return { ...one, answer };
  const isAgreed = one !== undefined && others.every(({ upheld }) => upheld === one.upheld);
  const text = words.hangsOn(face.question(unknown.id, said));
  return { ...hanging, upheld: isAgreed ? one.upheld : null, text, byAnswer };
}

/** What is read of it but for the answer by which it is so. */
function comesTo({ text, byAnswer }: JudgedDispute<unknown>): string {
  return JSON.stringify([text, byAnswer.map(comesTo)]);
}

/** The verdict where everything is told that it hangs on. */
function decided<T extends GameTypes, Outcome>(
  { disputes, verdict: sentence, either }: DisputeFace<T, Outcome>,
  said: Said,
): Omit<JudgedDispute<RuleOf<T>>, 'answer'> {
  const verdicts = possibleVerdicts(disputes, said);
  const [verdict, ...others] = verdicts;
  if (verdict === undefined) throw new Error('What is told comes to something');
  const { upheld, outcome } = verdict;
  const parting = partingReadings(disputes, guessed(disputes, said)).filter(
    ({ inWordsAlone }) => !inWordsAlone,
  );
  return {
    upheld: others.every((other) => other.upheld === upheld) ? upheld : null,
    text:
      either !== undefined && others.length > 0
        ? either.say(verdicts.map((each) => each.outcome))
        : sentence(outcome),
    rule: decidingRule(verdict) ?? null,
    elsewhere: [...new Set(parting.map((other) => sentence(other.verdict.outcome)))],
    byAnswer: [],
  };
}
