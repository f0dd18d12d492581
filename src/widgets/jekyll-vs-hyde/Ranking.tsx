import type { Suit } from '#games/jekyll-vs-hyde/cards';
import { english as game } from '#words/en/jekyll-vs-hyde';
import { english } from '#words/en/table';
import { Token } from './SuitMark.tsx';

const PLACES = ['lowest', 'middle', 'highest'] as const;

/** The board of suit tokens, lowest first. An empty place says so. */
export function Ranking({ ranking }: { readonly ranking: readonly Suit[] }) {
  const { table } = english;
  return (
    <div class="ranking">
      <p class="label">{table.ranking}</p>
      <ol>
        {PLACES.map((place, index) => {
          const suit = ranking[index];
          return (
            <li key={place} data-empty={suit === undefined ? '' : undefined}>
              <span class="token-place">{suit !== undefined && <Token key={suit} suit={suit} />}</span>
              <span class="place-name">{game.places[place]}</span>
              <span class="visually-hidden">: {suit === undefined ? table.noRank : game.suits[suit]}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
