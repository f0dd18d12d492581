import type { Said } from '#kit/dispute-questionnaire';
import type { GameTypes } from '#kit/game';
import { possibleVerdicts } from '#kit/verdicts-for-unknown-answers';
import type { DisputeFace } from './dispute-face.ts';

/** The verdict and its sentence, once enough is told; where nobody knows on what it hangs, the sentence says all that it may be. */
export function judgedDispute<T extends GameTypes, Outcome>(
  { disputes, verdict: sentence, either }: DisputeFace<T, Outcome>,
  said: Said,
  isEnough: boolean,
) {
  const possible = isEnough ? possibleVerdicts(disputes, said) : [];
  const [verdict = null, ...others] = possible;
  if (verdict === null) return { verdict, text: '' };
  const hangs = either !== undefined && others.length > 0;
  return {
    verdict,
    text: hangs ? either(possible.map(({ outcome }) => outcome)) : sentence(verdict.outcome),
  };
}
