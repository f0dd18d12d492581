import { useEffect, useState } from 'preact/hooks';
import { readQuestion } from '#games/jekyll-vs-hyde/rules/permalink';
import type { Question } from '#games/jekyll-vs-hyde/rules/question';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox';
import { siteUrl } from '#widgets/site-url.ts';

/** A case of the casebook. */
export interface CaseToLay {
  readonly question: string;
  readonly chapter: string;
  /** Its position, as the fragment of a link. */
  readonly link: string;
}

interface FromCaseProps {
  /** Whether somebody wants to see the list. Where it could not be fetched, it is tried again when they want it anew. */
  readonly wanted: boolean;
  readonly begin: (question: Question) => void;
}

/** The position of any case of the casebook. */
export function FromCase({ wanted, begin }: FromCaseProps) {
  const [cases, keep] = useState<readonly CaseToLay[] | 'loading' | 'failed'>('loading');
  const [at, pick] = useState(0);
  const { start: words } = sandbox;
  useEffect(() => {
    if (!wanted || typeof cases !== 'string') return;
    void fetchCases().then((found) => {
      keep(found ?? 'failed');
    });
  }, [wanted]);
  if (typeof cases === 'string') {
    return <p role="status">{cases === 'failed' ? words.notLoaded : words.loading}</p>;
  }
  const chapters = Map.groupBy(cases.entries(), ([, { chapter }]) => chapter);
  return (
    <div class="start-form">
      <label>
        {words.case}
        <select
          value={at}
          onChange={({ currentTarget }) => {
            pick(Number(currentTarget.value));
          }}
        >
          {[...chapters].map(([chapter, entries]) => (
            <optgroup key={chapter} label={chapter}>
              {entries.map(([index, { question }]) => (
                <option key={index} value={index}>
                  {question}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button"
        onClick={() => {
          const question = readQuestion(cases[at]?.link ?? '');
          if (question.ok) begin(question.value);
        }}
      >
        {words.show}
      </button>
      <p class="sources">
        <a href={siteUrl('/jekyll-vs-hyde/cases/')}>{words.casebook}</a>
      </p>
    </div>
  );
}

/** Null where the list cannot be fetched. */
async function fetchCases(): Promise<readonly CaseToLay[] | null> {
  try {
    const response = await fetch(siteUrl('/jekyll-vs-hyde/cases.json'));
    return response.ok ? ((await response.json()) as readonly CaseToLay[]) : null;
  } catch {
    return null;
  }
}
