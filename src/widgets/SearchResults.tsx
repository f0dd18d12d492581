import { areResultsHidden } from './are-results-hidden.ts';
import { DisputeInSearchResults } from './DisputeInSearchResults.tsx';
import type { ReadDisputeSummary } from './dispute/read-dispute-summary.ts';
import { directAnswerUrl, urlOf, type FoundSearchOutcome } from './run-search-query.ts';
import { gameOf, type Found, type SearchedGame, type Section } from './search-ranking.ts';

interface SearchResultsProps {
  readonly answer: FoundSearchOutcome;
  /** Those that are searched: where there are several, an answer says of which it is. */
  readonly games: readonly SearchedGame[];
  /** How each of them judges a dispute, by its id. */
  readonly judges: Readonly<Record<string, ReadDisputeSummary>>;
}

/** The pages that were found, the best first. What is found in a game is left out where the reader does not want to know how games end. */
export function SearchResults({ answer, games, judges }: SearchResultsProps) {
  const { shown, direct, disputes, isPageFirst } = answer;
  const isTopmost = direct.length === 0 && (isPageFirst || disputes.length === 0);
  const nameOf = (game: string) => (games.length < 2 ? null : (games.find(({ id }) => id === game) ?? null));
  const told = disputes.map((dispute) => (
    <li key={dispute.link}>
      <h2>
        <a href={urlOf(dispute)}>{dispute.title}</a>
      </h2>
      <GameName game={nameOf(dispute.game)} />
      <DisputeInSearchResults link={dispute.link} judge={judges[dispute.game]} />
    </li>
  ));
  return (
    <ol class="found">
      {direct.map((one) => (
        <li key={one.game} class={direct.length === 1 ? 'first-answer' : undefined}>
          <h2>
            <a href={directAnswerUrl(one)}>{one.title}</a>
          </h2>
          <GameName game={nameOf(one.game)} />
          <p>{one.answer}</p>
        </li>
      ))}
      {!isPageFirst && told}
      {shown.flatMap(({ page }, index) => [
        <li
          key={page.url}
          class={
            index === 0 &&
            isTopmost &&
            page.meta.answer !== undefined &&
            answer.isFirstSure &&
            !answer.isFirstTied
              ? 'first-answer'
              : undefined
          }
        >
          <h2>
            <a href={page.url}>{page.meta.title}</a>
          </h2>
          <GameName game={gameOf(page.url, games)} />
          {!(page.url.includes('/replays/') && areResultsHidden()) && <Answering page={page} />}
          {index === 0 && page.meta.rule !== undefined && <p class="answer-rule">{page.meta.rule}</p>}
        </li>,
        index === 0 && isPageFirst && told,
      ])}
    </ol>
  );
}

function GameName({ game }: { readonly game: SearchedGame | null }) {
  return game === null ? null : <p class="label">{game.title}</p>;
}

/** The sentence that answers, what a rule says, or the parts of a page that say most. */
function Answering({ page }: { readonly page: Found }) {
  const [sources] = page.filters?.sources ?? [];
  const whole = page.meta.answer ?? page.meta.says;
  if (whole !== undefined) {
    return (
      <>
        <p>{whole}</p>
        {sources !== undefined && (
          <p class="answer-source">
            <a href={listOfSources(page)}>{sources}</a>
          </p>
        )}
      </>
    );
  }
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

/** Where the rulebook of its game tells what each source is: their names alone do not. */
function listOfSources({ url }: Found): string {
  return url.replace(/(?:cases|rules)\/.*$/, 'rules/#sources');
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
