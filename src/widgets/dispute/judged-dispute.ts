import type { Said } from '#kit/dispute-questionnaire';
import type { GameTypes } from '#kit/game';
import { possibleVerdicts } from '#kit/verdicts-for-unknown-answers';
import { words } from '#said/dispute';
import { punctuation } from '#said/punctuation';
import type { DisputeFace } from './dispute-face.ts';

/** The verdict and its sentence, once enough is told; where nobody knows on what it hangs, the sentence says all that it may be, and whether it stands is open where they differ in that. */
export function judgedDispute<T extends GameTypes, Outcome>(
  face: DisputeFace<T, Outcome>,
  said: Said,
  isEnough: boolean,
) {
  const [verdict = null, ...others] = isEnough ? possibleVerdicts(face.disputes, said) : [];
  if (verdict === null) return { verdict, upheld: null, text: '' };
  const { upheld } = verdict;
  const isAgreed = others.every((other) => other.upheld === upheld);
  return { verdict, upheld: isAgreed ? upheld : null, text: textOf(face, said) };
}

/** What is said of a dispute: of a step that nobody knows the answer to, what it comes to by each. */
function textOf<T extends GameTypes, Outcome>(face: DisputeFace<T, Outcome>, said: Said): string {
  const { disputes, verdict: sentence, either } = face;
  const open = disputes
    .steps(said)
    .find(({ id, unknown }) => unknown !== undefined && said[id] === unknown && id !== either?.step);
  if (open === undefined) {
    const outcomes = possibleVerdicts(disputes, said).map(({ outcome }) => outcome);
    return either !== undefined && outcomes.length > 1
      ? either.say(outcomes)
      : outcomes.slice(0, 1).map(sentence).join('');
  }
  const texts = open.choices.map((choice) => ({
    answer: face.choice(open.id, choice),
    text: textOf(face, { ...said, [open.id]: choice }),
  }));
  const [one = '', ...others] = new Set(texts.map(({ text }) => text));
  if (others.length === 0) return one;
  return texts.map(({ answer, text }) => words.ifAnswered(answer, text)).join(punctuation.afterSentence);
}
