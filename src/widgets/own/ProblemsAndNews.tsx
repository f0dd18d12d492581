import { useEffect, useRef } from 'preact/hooks';
import type { Place } from '#replays/text/text-problem';
import { punctuation } from '#said/punctuation';
import { words } from '#said/own-games';
import type { Told } from './use-own-games-page.ts';

/** The id of what is wrong, by which the field says it too. */
export const PROBLEMS = 'problems';

interface ProblemsAndNewsProps extends Told {
  /** Leads to a place in the field. */
  readonly go: (place: Place) => void;
  /** Brings the games of a backup back. */
  readonly bringBack: (backup: File | string) => void;
}

/** What is said to whoever has done something, with the ways from there. */
export function ProblemsAndNews(props: ProblemsAndNewsProps) {
  const { problems, places, news, link, backup, part, go, bringBack } = props;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whatever was pressed may stand far below.
    if (problems.length > 0 || news !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [problems, news]);
  return (
    <div role="status" ref={said}>
      {news !== null && (
        <p>
          {news}
          {(link ?? backup) !== undefined && punctuation.afterSentence}
          {link && <a href={link.href}>{link.text}</a>}
          {backup !== undefined && (
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                bringBack(backup);
              }}
            >
              {words.bringBack}
            </button>
          )}
        </p>
      )}
      {problems.length > 0 && (
        <div class="warning" id={PROBLEMS}>
          <ul>
            {problems.map((problem, index) => (
              <li key={index}>
                <Problem place={places?.[index]} {...{ problem, go }} />
              </li>
            ))}
          </ul>
          {part != null && <p>{words.partly[part]}</p>}
          {news === null && link && (
            <p>
              <a href={link.href}>{link.text}</a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

interface ProblemProps extends Pick<ProblemsAndNewsProps, 'go'> {
  readonly problem: string;
  readonly place: Place | undefined;
}

/** What is wrong; where it has a place in the field, pressing it leads there. */
function Problem({ problem, place, go }: ProblemProps) {
  if (place === undefined) return problem;
  return (
    <button
      type="button"
      class="to-place"
      onClick={() => {
        go(place);
      }}
    >
      {problem}
    </button>
  );
}
