import { useEffect, useState } from 'preact/hooks';
import { words as search } from '#said/search';
import type { ReadDisputeSummary } from './dispute/read-dispute-summary.ts';
import type { DisputeSummary } from './dispute/summarize-dispute.ts';
import { VerdictsByAnswer } from './dispute/VerdictsByAnswer.tsx';

interface DisputeInSearchResultsProps {
  /** What was told, as the page that settles it holds it in its address. */
  readonly link: string;
  readonly judge: ReadDisputeSummary | undefined;
}

/** What a dispute that was read off the question comes to, below its title: the list settles it already. Where nothing can be loaded, it leads on. */
export function DisputeInSearchResults({ link, judge }: DisputeInSearchResultsProps) {
  const [summary, become] = useState<DisputeSummary | null>(null);
  useEffect(() => {
    let isStale = false;
    judge?.(link)
      .then((told) => {
        if (!isStale) become(told);
      })
      .catch(() => undefined);
    return () => {
      isStale = true;
    };
  }, [link, judge]);
  if (summary === null) return <p>{search.filledIn}</p>;
  const { hangsOn, verdicts } = summary;
  return (
    <>
      {hangsOn !== null && <p>{hangsOn}</p>}
      <VerdictsByAnswer verdicts={verdicts} />
      {hangsOn === null && <p class="answer-source">{search.settled}</p>}
    </>
  );
}
