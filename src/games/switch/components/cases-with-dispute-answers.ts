import { disputeAnswersOf } from './dispute-answers-of-case.ts';
import type { DisputedCase } from '#kit/find-case-for-dispute';
import { words } from '#said/dispute';
import { allCases } from './casebook-entries.ts';

/** The casebook, with what would have been told of each case where two had been arguing about it. */
export async function casesWithDisputeAnswers(): Promise<readonly DisputedCase[]> {
  return (await allCases()).map(({ address, data }) => ({
    question: data.question,
    address,
    rules: data.rules,
    ...(data.ruling !== null && { ruling: data.ruling }),
    ...(data.answer.startsWith(words.yes) && { affirmed: true as const }),
    said: disputeAnswersOf(data),
  }));
}
