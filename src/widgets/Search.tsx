import { useEffect, useState } from 'preact/hooks';
import { MAX_FIELD } from '#kit/bounds';
import { words as search } from '#said/search';
import { sharedUrl } from './site-url.ts';
import { allowWorker } from './trusted-script.ts';

/** What the search index gives: made from the built pages, loaded when somebody searches. */
interface Index {
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<Found> }[] }>;
}
interface Found {
  readonly url: string;
  /** Text with `<mark>` around the words that were looked for, otherwise escaped. */
  readonly excerpt: string;
  readonly meta: { readonly title: string };
  readonly sub_results: readonly Section[];
}
interface Section {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  /** Where in it words were found, and how much each says. */
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

const MOST = 20;

type Answer =
  | { readonly state: 'none' | 'searching' | 'unavailable' }
  | { readonly state: 'found'; readonly query: string; readonly pages: readonly Found[] };

/** A field to search in and what was found. What is looked for stands in the address, so a search can be shared. */
export default function Search() {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Answer>({ state: 'none' });
  const look = async (wanted: string) => {
    setAnswer({ state: 'searching' });
    try {
      const index = (await import(/* @vite-ignore */ sharedUrl('/pagefind/pagefind.js'))) as Index;
      const { results } = await index.search(withoutFillers(wanted));
      const pages = await Promise.all(results.slice(0, MOST).map((result) => result.data()));
      setAnswer({ state: 'found', query: wanted, pages });
    } catch {
      setAnswer({ state: 'unavailable' });
    }
  };
  useEffect(() => {
    allowWorker(new URL(sharedUrl('/pagefind/pagefind-worker.js'), location.href).href);
    const wanted = (new URLSearchParams(location.search).get('q') ?? '').slice(0, MAX_FIELD).toWellFormed();
    setQuery(wanted);
    if (wanted.trim() !== '') void look(wanted);
  }, []);
  return (
    <search>
      <form class="search-form" action="" method="get">
        <label>
          {search.field}
          <input
            type="search"
            name="q"
            maxLength={MAX_FIELD}
            value={query}
            onInput={({ currentTarget }) => {
              setQuery(currentTarget.value);
            }}
          />
        </label>
        <button class="button" data-primary>
          {search.go}
        </button>
      </form>
      <div role="status">
        {answer.state === 'searching' && <p>{search.searching}</p>}
        {answer.state === 'unavailable' && <p>{search.unavailable}</p>}
        {answer.state === 'found' && <p>{search.found(answer.pages.length, answer.query)}</p>}
      </div>
      {answer.state === 'found' && <FoundPages pages={answer.pages} />}
    </search>
  );
}

/** The pages that were found, each with the parts of it that say most. */
function FoundPages({ pages }: { readonly pages: readonly Found[] }) {
  return (
    <ol class="found">
      {pages.map((page) => (
        <li key={page.url}>
          <h2>
            <a href={page.url}>{page.meta.title}</a>
          </h2>
          {page.sub_results
            .filter((part) => part.url !== page.url)
            .toSorted((one, another) => worthOf(another) - worthOf(one))
            .slice(0, 4)
            .map((part) => (
              <p key={part.url}>
                <a href={part.url}>{part.title}</a> · <Excerpt text={part.excerpt} />
              </p>
            ))}
          {page.sub_results.every((part) => part.url === page.url) && (
            <p>
              <Excerpt text={page.excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What a question is about: all its words have to be found on a page. As it is where there is nothing else to it. */
function withoutFillers(query: string): string {
  const fillers = search.fillers.split(' ');
  const words = query.split(/\s+/);
  const rest = words.filter((word) => !fillers.includes(word.toLowerCase().replace(/\W+$/, '')));
  return rest.length > 0 ? rest.join(' ') : query;
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
