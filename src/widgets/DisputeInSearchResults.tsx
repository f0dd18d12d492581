import { useEffect, useState } from 'preact/hooks';
import { words as dispute } from '#said/dispute';
import { punctuation } from '#said/punctuation';
import { words as search } from '#said/search';
import type { ReadDisputeSummary } from './dispute/read-dispute-summary.ts';
import type { DisputeSummary } from './dispute/summarize-dispute.ts';

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
  const { question, verdicts } = summary;
  return (
    <>
      {question !== null && <p>{search.hangsOn(question)}</p>}
      {verdicts.map(({ answer, upheld, text, elsewhere }) => (
        <p key={answer} class="told-verdict" data-upheld={upheld ?? undefined}>
          {answer !== null && <small>{answer}</small>}
          {text}
          {elsewhere.length > 0 && (
            <small>{punctuation.headed(dispute.readings, elsewhere.join(punctuation.afterSentence))}</small>
          )}
        </p>
      ))}
      {question === null && <p class="answer-source">{search.settled}</p>}
    </>
  );
}
