import type { DirectAnswers } from '#kit/direct-answer';
import type { DisputesInQuestion } from '#kit/parse-two-card-question';
import { disputeSummaryBy } from '#widgets/dispute/read-dispute-summary.ts';
import Search, { type SearchProps } from '#widgets/Search.tsx';

/** Reads off a question what is argued about, and what is answered at once: loaded when something is typed. */
const readers = {
  disputes: {
    'jekyll-vs-hyde': async (): Promise<DisputesInQuestion> =>
      (await import('#games/jekyll-vs-hyde/find-disputes-in-search-query')).disputesIn,
  },
  direct: {
    'jekyll-vs-hyde': async (): Promise<DirectAnswers> =>
      (await import('#games/jekyll-vs-hyde/answer-directly')).directAnswers,
  },
};

/** Judges it: loaded when a dispute was read. */
const judges = {
  'jekyll-vs-hyde': disputeSummaryBy(async () => (await import('../dispute/dispute-face.tsx')).disputeFace),
};

/** The search of the game, which offers the taps that settle what is typed. */
export default function SearchWithDisputes(props: Omit<SearchProps, 'readers' | 'judges'>) {
  return <Search {...props} readers={readers} judges={judges} />;
}
