import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  momentsWith,
  readWanted,
  writeWanted,
  type Sought,
  type Wanted,
} from '#replays/moments/find-moments';
import { RULE } from '#replays/moments/moment-types';
import { words } from '#said/moments';
import { words as practiceWords } from '#said/rule-practice';
import { rulePracticeUrl } from '../rule-practice-url.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { Bookmarks } from './Bookmarks.tsx';
import { ConditionFields, type Choosable } from './ConditionFields.tsx';
import { FoundMoments } from './FoundMoments.tsx';
import { useSiteAndOwnMoments, type ReadOwnMoments } from './use-site-and-own-moments.ts';

export interface FindMomentsProps {
  readonly game: string;
  /** What moments of the game can be found by. */
  readonly choices: readonly Choosable[];
  /** The rules that can be practised. */
  readonly practised: readonly string[];
  /** What reads the moments of a kept game, fetched where there is one. */
  readonly readOwn: ReadOwnMoments;
}

/** Finds moments by what happens in them. What is looked for stands in the address. */
export function FindMoments({ game, choices, practised, readOwn }: FindMomentsProps) {
  const { library, own, fetchAgain } = useSiteAndOwnMoments(game, readOwn);
  const [wanted, want] = useWanted(choices);
  const moments = useMemo(
    () => (library.type === 'there' ? [...library.moments, ...own.moments] : []),
    [library, own],
  );
  const found = useMemo(() => momentsWith(choices, moments, wanted), [moments, wanted]);
  const practice = rulePracticeUrl(game, practised, wanted.get(RULE)?.[0] ?? '');
  const root = useRef<HTMLDivElement>(null);
  // What begins anew, or takes what is nearest, is gone once it is pressed.
  useFocusFallback(root, ['form select']);
  return (
    <div class="find-moments" ref={root} data-pagefind-ignore>
      <Bookmarks game={game} />
      <ConditionFields choices={choices} moments={moments} wanted={wanted} want={want} />
      {practice !== null && (
        <p>
          <a href={practice}>{practiceWords.offer}</a>
        </p>
      )}
      {library.type === 'failed' ? (
        <p>
          <span role="status">{words.notLoaded}</span>{' '}
          <button type="button" class="button quiet" onClick={fetchAgain}>
            {words.retry}
          </button>
        </p>
      ) : (
        <FoundMoments
          choices={choices}
          all={moments}
          found={found}
          wanted={wanted}
          want={want}
          said={library.type === 'loading' ? words.loading : own.isReading ? words.readingOwn : null}
        />
      )}
    </div>
  );
}

/** What is looked for, which stands in the address: a link brings it, and the way back finds it again. */
function useWanted(choices: readonly Sought[]): readonly [Wanted, (wanted: Wanted) => void] {
  const [wanted, show] = useState<Wanted>(new Map());
  useEffect(() => {
    show(readWanted(choices, location.search));
  }, []);
  return [
    wanted,
    (next) => {
      show(next);
      const query = writeWanted(next);
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`,
      );
    },
  ];
}
