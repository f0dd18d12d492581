import { partingReadings, readSaid, tell, type Said } from '#kit/dispute-questionnaire';
import type { GameTypes } from '#kit/game';
import { guessed, openStepOfAny } from '#kit/verdicts-for-unknown-answers';
import type { DisputeFace } from './dispute-face.ts';
import { judgedDispute } from './judged-dispute.ts';

/** What a dispute comes to that was told in a link, as few lines as a list has room for. */

export interface DisputeSummary {
  /** What has still to be told; null where all that is needed was. */
  readonly question: string | null;
  /** The verdict; or, where it hangs on few answers alone, that of each. */
  readonly verdicts: readonly SummarizedVerdict[];
}

interface SummarizedVerdict {
  /** The answer to the question that it hangs on. */
  readonly answer: string | null;
  /** Whether the play stands; null where that hangs on something else besides, and the text asks it. */
  readonly upheld: boolean | null;
  readonly text: string;
  /** What tables say that read a rule otherwise, where that is something else. */
  readonly elsewhere: readonly string[];
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
  if (step === null) return { question: null, verdicts: [summarized(face, said, null)] };
  const isShort = step.choices.length <= FEW;
  return {
    question: face.question(step.id, said),
    verdicts: (isShort ? step.choices : []).map((choice) =>
      summarized(face, tell(disputes, said, step.id, choice), face.choice(step.id, choice)),
    ),
  };
}

function summarized<T extends GameTypes, Outcome>(
  face: DisputeFace<T, Outcome>,
  said: Said,
  answer: string | null,
): SummarizedVerdict {
  const open = openStepOfAny(face.disputes, said);
  if (open !== null) return { answer, upheld: null, text: face.question(open.id, said), elsewhere: [] };
  const { upheld, text } = judgedDispute(face, said, true);
  const parting = partingReadings(face.disputes, guessed(face.disputes, said));
  const others = parting.filter(({ inWordsAlone }) => !inWordsAlone);
  return {
    answer,
    upheld,
    text,
    elsewhere: [...new Set(others.map((other) => face.verdict(other.verdict.outcome)))],
  };
}
