import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_FIELD } from '#kit/input-limits';
import { language } from '#said/page-language';
import { punctuation } from '#said/punctuation';
import { words as search } from '#said/search';
import {
  gameOf,
  pagesFor,
  WEIGHTS,
  type SearchedGame,
  type Found,
  type Index,
  type Section,
} from './search-ranking.ts';
import { areResultsHidden } from './are-results-hidden.ts';
import { sharedUrl } from './site-url.ts';
import { allowWorker } from './trusted-script.ts';

type Answer =
  | { readonly state: 'none' | 'searching' | 'unavailable' }
  | { readonly state: 'found'; readonly query: string; readonly pages: readonly Found[] };

/** How long somebody pauses who has typed a word, in milliseconds. */
const PAUSE = 150;

interface SearchProps {
  /** Those that are searched: where there are several, an answer says of which it is. */
  readonly games: readonly SearchedGame[];
  /** The id of the game that is asked first; on its page there is more than the field, so the focus is not taken there. */
  readonly first?: string;
}

/** A field that answers as one types. What is looked for stands in the address, so a search can be shared and come back to. */
export default function Search({ games, first }: SearchProps) {
  const [query, setQuery] = useState('');
  const answer = useAnswer(query, first);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    allowWorker(new URL(sharedUrl('/pagefind/pagefind-worker.js'), location.href).href);
    const asked = new URLSearchParams(location.search).get('q') ?? '';
    // Somebody may have typed before the page was awake.
    const typed = field.current?.value ?? '';
    setQuery((typed === '' ? asked : typed).slice(0, MAX_FIELD).toWellFormed());
    if (first === undefined || asked !== '') field.current?.focus();
  }, []);
  useEffect(() => {
    if (answer.state === 'found') bringUp(field.current);
  }, [answer]);
  return (
    <search onKeyDown={walk}>
      <form
        class="search-form"
        action=""
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          void openFirst(query, first);
        }}
      >
        <label>
          <span class={query === '' ? undefined : 'visually-hidden'}>{search.field}</span>
          <input
            ref={field}
            type="search"
            name="q"
            autocomplete="off"
            maxLength={MAX_FIELD}
            value={query}
            onInput={({ currentTarget }) => {
              setQuery(currentTarget.value);
              if (currentTarget.value === '') keepInAddress('');
            }}
          />
        </label>
        <button class="button" data-primary>
          {search.go}
        </button>
      </form>
      {answer.state === 'none' && <p>{search.hint}</p>}
      <Told answer={answer} />
      {answer.state === 'found' && <FoundPages pages={answer.pages} games={games} />}
    </search>
  );
}

/** What has come of it, said aloud once the typing pauses. */
function Told({ answer }: { readonly answer: Answer }) {
  const first = answer.state === 'found' ? answer.pages[0]?.meta.title : undefined;
  return (
    <div role="status">
      {answer.state === 'searching' && <p>{search.searching}</p>}
      {answer.state === 'unavailable' && <p>{search.unavailable}</p>}
      {answer.state === 'found' && (
        // What stands in the field and below it is not repeated where the answer has to be seen.
        <p class={answer.pages.length > 0 ? 'visually-hidden' : undefined}>
          {search.found(answer.pages.length, answer.query)}
          {first !== undefined && (
            <>
              {punctuation.afterSentence}
              {search.opens(first)}
            </>
          )}
        </p>
      )}
      {answer.state === 'found' && answer.pages.length === 0 && <p>{search.otherwise}</p>}
    </div>
  );
}

/** The answer to what is typed, after a pause; one that comes too late is dropped. */
function useAnswer(query: string, first: string | undefined): Answer {
  const [answer, setAnswer] = useState<Answer>({ state: 'none' });
  useEffect(() => {
    if (query.trim() === '') {
      setAnswer({ state: 'none' });
      return;
    }
    setAnswer((before) => (before.state === 'found' ? before : { state: 'searching' }));
    let stale = false;
    const pause = setTimeout(() => {
      keepInAddress(query);
      void answerTo(query, first).then((found) => {
        if (!stale) setAnswer(found);
      });
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(pause);
    };
  }, [query, first]);
  return answer;
}

async function answerTo(query: string, first: string | undefined): Promise<Answer> {
  try {
    const index = (await import(/* @vite-ignore */ sharedUrl('/pagefind/pagefind.js'))) as Index;
    await index.options({ ranking: { metaWeights: WEIGHTS } });
    const pages = await pagesFor(index, query, search, language, first);
    return { state: 'found', query, pages: pages.map(({ page }) => page) };
  } catch {
    return { state: 'unavailable' };
  }
}

/** Opens the first answer, also where it has not been shown yet. */
async function openFirst(query: string, game: string | undefined): Promise<void> {
  if (query.trim() === '') return;
  const answer = await answerTo(query, game);
  const first = answer.state === 'found' ? answer.pages[0] : undefined;
  if (first === undefined) return;
  keepInAddress(query);
  location.assign(first.url);
}

function keepInAddress(query: string): void {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query.toWellFormed());
  history.replaceState(history.state, '', address);
}

/** Brings the field to the top where it leaves less than three quarters of what is seen, a keyboard over it or not, to the answer. */
function bringUp(field: HTMLInputElement | null): void {
  if (field === null || field !== document.activeElement) return;
  const { height } = visualViewport ?? { height: innerHeight };
  if (field.getBoundingClientRect().bottom > height / 4) field.scrollIntoView({ block: 'start' });
}

/** Up and down lead from the field through the pages that were found, and back. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .found h2 a')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[here + step];
  if (here < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The pages that were found, the best first. What is found in a game is left out where the reader does not want to know how games end. */
function FoundPages({ pages, games }: { readonly pages: readonly Found[] } & Pick<SearchProps, 'games'>) {
  return (
    <ol class="found">
      {pages.map((page, index) => (
        <li key={page.url} class={index === 0 && page.meta.answer !== undefined ? 'first-answer' : undefined}>
          <h2>
            <a href={page.url}>{page.meta.title}</a>
          </h2>
          <GameName game={gameOf(page.url, games)} />
          {!(page.url.includes('/replays/') && areResultsHidden()) && <Answering page={page} />}
          {index === 0 && page.meta.rule !== undefined && <p class="answer-rule">{page.meta.rule}</p>}
        </li>
      ))}
    </ol>
  );
}

function GameName({ game }: { readonly game: SearchedGame | null }) {
  return game === null ? null : <p class="label">{game.title}</p>;
}

/** The sentence that answers, or the parts of a page that say most. */
function Answering({ page }: { readonly page: Found }) {
  if (page.meta.answer !== undefined) return <p>{page.meta.answer}</p>;
  const parts = page.sub_results.filter((part) => part.url !== page.url);
  if (parts.length === 0) {
    return (
      <p>
        <Excerpt text={page.excerpt} />
      </p>
    );
  }
  return (
    <>
      {parts
        .toSorted((one, another) => worthOf(another) - worthOf(one))
        .slice(0, 4)
        .map((part) => (
          <p key={part.url}>
            <a href={part.url}>{part.title}</a> · <Excerpt text={part.excerpt} />
          </p>
        ))}
    </>
  );
}

function worthOf({ weighted_locations: found }: Section): number {
  return found.reduce((sum, { balanced_score: score }) => sum + score, 0);
}

/** The excerpt as text and marks, never as markup. */
function Excerpt({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/<mark>(.*?)<\/mark>/).map((part, index) => {
        const plain = unescape(part);
        return index % 2 === 1 ? <mark key={index}>{plain}</mark> : plain;
      })}
    </>
  );
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };

function unescape(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
