import type { Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { punctuation } from '#said/punctuation';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { Token } from './SuitMark.tsx';

const PLACES = ['lowest', 'middle', 'highest'] as const;

/** The board of suit tokens, lowest first. An empty place says so. */
export function Ranking({ ranking }: { readonly ranking: readonly Suit[] }) {
  const { table } = words;
  return (
    <div class="ranking">
      <p class="label" aria-hidden="true">
        {table.ranking}
      </p>
      <ol aria-label={table.ranking}>
        {PLACES.map((place, index) => {
          const suit = ranking[index];
          return (
            <li key={place} data-empty={suit === undefined ? '' : undefined}>
              <span class="token-place">{suit !== undefined && <Token key={suit} suit={suit} />}</span>
              <span class="place-name" aria-hidden="true">
                {game.places[place]}
              </span>
              <span class="visually-hidden">
                {punctuation.headed(game.places[place], suit === undefined ? table.noRank : game.suits[suit])}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
