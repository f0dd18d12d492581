import type { GameTypes } from '#kit/game';
import type { DisputeFace } from './dispute-face.ts';
import type { DisputeSummary } from './summarize-dispute.ts';

/** What a dispute comes to that a link tells; null for a damaged one. */
export type ReadDisputeSummary = (link: string) => Promise<DisputeSummary | null>;

/** Judges by the rules of one game, which are fetched for the first dispute: most that is typed tells of none. */
export function disputeSummaryBy<T extends GameTypes, Outcome>(
  fetchFace: () => Promise<DisputeFace<T, Outcome>>,
): ReadDisputeSummary {
  return async (link) => {
    const [face, { summarizeDispute }] = await Promise.all([fetchFace(), import('./summarize-dispute.ts')]);
    return summarizeDispute(face, link);
  };
}
