import { caseAsDispute } from './case-as-dispute.ts';
import type { DisputedCase } from '#kit/case-for-dispute';
import { words } from '#said/dispute';
import { allCases } from './casebook-entries.ts';

/** The casebook, with what would have been told of each case where two had been arguing about it. */
export async function disputedCases(): Promise<readonly DisputedCase[]> {
  // What we suggest where a table reads a rule otherwise is no case of how it is read here.
  const told = (await allCases()).filter(({ data }) => data.house === null || data.ruling === null);
  return told.map(({ address, data }) => ({
    question: data.question,
    address,
    rules: data.rules,
    ...(data.answer.startsWith(words.yes) && { affirmed: true as const }),
    said: caseAsDispute(data),
  }));
}
