import { decidingRule, readSaid, tell, type Said } from '#kit/dispute-questionnaire';
import type { GameTypes } from '#kit/game';
import { openStepOfAny, verdictIfAllowed } from '#kit/verdicts-for-unknown-answers';
import { words } from '#said/dispute';
import type { DisputeFace } from './dispute-face.ts';
import { judgedDispute, type JudgedDispute } from './judged-dispute.ts';

/** What a dispute comes to that was told in a link, as few lines as a list has room for. */

export interface DisputeSummary {
  /** What it hangs on, in a sentence; null where all that is needed was told. */
  readonly hangsOn: string | null;
  /** The verdict; or, where it hangs on few answers alone, that of each; of more, that on a play that is allowed, where there is but one. */
  readonly verdicts: readonly JudgedDispute<string>[];
}

/** So many answers are told with their verdicts: more are a list of their own. */
const FEW = 3;

/** The verdict on what a link tells, and where one answer is wanting, that by each that it can be; null for a link that is damaged. */
export function summarizeDispute<T extends GameTypes, Outcome>(
  face: DisputeFace<T, Outcome>,
  link: string,
): DisputeSummary | null {
  const { disputes } = face;
  const read = readSaid(disputes, link);
  if (!read.ok) return null;
  const said = read.value;
  const step = openStepOfAny(disputes, said);
  if (step === null) {
    const judged = judgedDispute(face, said);
    const { text, byAnswer } = judged;
    return byAnswer.length > 0
      ? { hangsOn: text, verdicts: byAnswer }
      : { hangsOn: null, verdicts: [judged] };
  }
  const isShort = step.choices.length <= FEW;
  return {
    hangsOn: words.hangsOn(face.question(step.id, said)),
    verdicts: isShort
      ? step.choices.map((choice) =>
          judgedDispute(face, tell(disputes, said, step.id, choice), face.choice(step.id, choice)),
        )
      : step.always === true
        ? []
        : ifAllowed(face, said),
  };
}

/** What a play comes to that is allowed, where nothing else hangs on the many answers that are wanting. */
function ifAllowed<T extends GameTypes, Outcome>(
  { disputes, verdict: sentence }: DisputeFace<T, Outcome>,
  said: Said,
): readonly JudgedDispute<string>[] {
  const verdict = verdictIfAllowed(disputes, said);
  if (verdict === null) return [];
  const text = sentence(verdict.outcome);
  const rule = decidingRule(verdict) ?? null;
  return [{ answer: words.ifAllowed, upheld: true, text, rule, elsewhere: [], byAnswer: [] }];
}
