import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_FIELD } from '#kit/input-limits';
import { punctuation } from '#said/punctuation';
import { words as search } from '#said/search';
import { gamePageUrl } from './game-page-url.ts';
import { keepInAddress } from './keep-in-address.ts';
import { OtherLanguageOfQuestion } from './OtherLanguageOfQuestion.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { ReadDisputeSummary } from './dispute/read-dispute-summary.ts';
import {
  adviceOn,
  answerCount,
  runSearchQuery,
  clearlyMeant,
  firstIn,
  type Answer,
  type FoundSearchOutcome,
  type SearchReaders,
} from './run-search-query.ts';
import type { SearchedGame } from './search-ranking.ts';
import { sharedUrl, siteUrl } from './site-url.ts';
import { allowWorker } from './trusted-script.ts';

/** How long somebody pauses who has typed a word, in milliseconds. */
const PAUSE = 150;
/** What the address calls what is looked for. */
const QUERY = 'q';
/** The link to a page that was found. */
const ANSWER = '.found h2 a';

export interface SearchProps {
  readonly readers: SearchReaders;
  /** How each game judges a dispute that is read off a question, by its id. */
  readonly judges: Readonly<Record<string, ReadDisputeSummary>>;
  /** Those that are searched: where there are several, an answer says of which it is. */
  readonly games: readonly SearchedGame[];
  /** The id of the one that is asked; on its page there is more than the field, so the focus is not taken there. */
  readonly game?: string;
  /** The id of the one of several that is asked for now. */
  readonly only?: string | undefined;
  /** What stands between the field and the answers. */
  readonly children?: ComponentChildren;
}

/** A field that answers as one types. What is looked for stands in the address, so a search can be shared and come back to. */
export default function Search({ games, game, only = game, readers, judges, children }: SearchProps) {
  const [query, setQuery] = useState('');
  const { answer, enter } = useAnswer(query, games, only, readers);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    allowWorker(new URL(sharedUrl('/pagefind/pagefind-worker.js'), location.href).href);
    const asked = new URLSearchParams(location.search).get(QUERY) ?? '';
    // Somebody may have typed before the page was awake.
    const typed = field.current?.value ?? '';
    setQuery((typed === '' ? asked : typed).slice(0, MAX_FIELD).toWellFormed());
    if (game === undefined || asked !== '') field.current?.focus();
  }, []);
  useEffect(() => {
    if (answer.state !== 'found') return;
    if (answer.isEntered || field.current === document.activeElement) bringUp(field.current);
    if (answer.isEntered) field.current?.closest('search')?.querySelector<HTMLElement>(ANSWER)?.focus();
  }, [answer]);
  return (
    <search onKeyDown={walk}>
      <form
        class="search-form"
        action=""
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <label>
          <span class={query === '' ? undefined : 'visually-hidden'}>{search.field}</span>
          <input
            ref={field}
            type="search"
            name={QUERY}
            autocomplete="off"
            maxLength={MAX_FIELD}
            value={query}
            onInput={({ currentTarget }) => {
              setQuery(currentTarget.value);
              if (currentTarget.value === '') keepInAddress(QUERY, '');
            }}
          />
        </label>
        <button class="button" data-primary>
          {search.go}
        </button>
      </form>
      {children}
      {answer.state === 'none' && <p>{search.hint}</p>}
      <Told answer={answer} games={games} />
      {answer.state === 'found' && <SearchResults {...{ answer, games, judges }} />}
      {answer.state === 'found' && game !== undefined && <AllGamesLink query={answer.query} />}
    </search>
  );
}

/** Leads from the page of a game to the search of all, with the same words. */
function AllGamesLink({ query }: { readonly query: string }) {
  return (
    <p>
      <a class="button quiet" href={`${siteUrl('/search/')}?${new URLSearchParams({ [QUERY]: query })}`}>
        {search.inAllGames(query)}
      </a>
    </p>
  );
}

/** What has come of it, said aloud once the typing pauses. */
function Told({ answer, games }: { readonly answer: Answer; readonly games: readonly SearchedGame[] }) {
  const first = answer.state === 'found' ? firstIn(answer) : undefined;
  const advice = answer.state === 'found' ? adviceOn(answer) : null;
  return (
    <div role="status">
      {answer.state === 'searching' && <p>{search.searching}</p>}
      {answer.state === 'unavailable' && <p>{search.unavailable}</p>}
      {answer.state === 'found' && (
        // What stands in the field and below it is not repeated where the answer has to be seen.
        <p class={first === undefined ? undefined : 'visually-hidden'}>
          {search.found(answerCount(answer), answer.query)}
          {first !== undefined && (
            <>
              {punctuation.afterSentence}
              {clearlyMeant(answer) === undefined ? search.leadsTo(first) : search.opens(first)}
            </>
          )}
        </p>
      )}
      {answer.state === 'found' && <OtherLanguageOfQuestion query={answer.query} />}
      {advice !== null && <p>{search[advice]}</p>}
      {answer.state === 'found' && first === undefined && <Otherwise game={answer.game} games={games} />}
    </div>
  );
}

/** What to do where nothing is near: other words, or the taps of the game that is asked, or of each. */
function Otherwise({
  game,
  games,
}: {
  readonly game: string | undefined;
  readonly games: readonly SearchedGame[];
}) {
  const asked = games.filter(({ id }) => game === undefined || id === game);
  return (
    <>
      <p>{search.otherwise}</p>
      <p class="actions">
        {asked.map(({ id, title }) => (
          <a class="button quiet" key={id} href={gamePageUrl(id, '/ask/')}>
            {title}
          </a>
        ))}
      </p>
    </>
  );
}

/** Whether an answer that Enter has led to is the same as another. */
function isEntered(one: Answer, other: Answer): boolean {
  if (one.state !== 'found' || other.state !== 'found' || one.isEntered !== true) return false;
  return one.query === other.query && one.game === other.game;
}

/** The answer to what is typed, after a pause or on Enter; one that comes too late is dropped. */
function useAnswer(
  query: string,
  games: readonly SearchedGame[],
  game: string | undefined,
  readers: SearchReaders,
) {
  const [answer, setAnswer] = useState<Answer>({ state: 'none' });
  const typed = useRef(query);
  useEffect(() => {
    typed.current = query;
    if (query.trim() === '') {
      setAnswer({ state: 'none' });
      return;
    }
    setAnswer((before) => (before.state === 'found' ? before : { state: 'searching' }));
    let stale = false;
    const pause = setTimeout(() => {
      keepInAddress(QUERY, query);
      void runSearchQuery(query, games, game, readers).then((found) => {
        // The Enter key may have been quicker: what it has led to stays.
        if (!stale) setAnswer((before) => (isEntered(before, found) ? before : found));
      });
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(pause);
    };
  }, [query, games, game]);
  const enter = async () => {
    if (query.trim() === '') return;
    const found = await runSearchQuery(query, games, game, readers);
    // Whoever has gone on typing is not led anywhere.
    if (typed.current !== query) return;
    // Where several may be the answer, the reader chooses, from the first on.
    if (found.state === 'found' && !opened(found)) setAnswer({ ...found, isEntered: true });
  };
  return { answer, enter };
}

/** Opens the first answer, also where it has not been shown yet, if it is clearly meant; whether it is. */
function opened(answer: FoundSearchOutcome): boolean {
  const url = clearlyMeant(answer);
  if (url === undefined) return false;
  keepInAddress(QUERY, answer.query);
  location.assign(url);
  return true;
}

/** Brings the field to the top where it leaves less than three quarters of what is seen, a keyboard over it or not, to the answer. */
function bringUp(field: HTMLInputElement | null): void {
  if (field === null) return;
  const { height } = visualViewport ?? { height: innerHeight };
  if (field.getBoundingClientRect().bottom > height / 4) field.scrollIntoView({ block: 'start' });
}

/** Up and down lead from the field through the pages that were found, and back. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`input, ${ANSWER}`)];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[here + step];
  if (here < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
