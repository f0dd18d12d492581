import type { DisputesInQuestion } from '#kit/cards-in-question';
import Search, { type SearchProps } from '#widgets/Search.tsx';
import SearchAllGames, { type SearchAllGamesProps } from '#widgets/SearchAllGames.tsx';

/** The search of the games of the site, each of which reads what is argued about off a question. It takes the words of the row of games where all are searched. */

const readers = import.meta.glob<DisputesInQuestion>('./games/*/disputes-in-question.ts', {
  import: 'disputesIn',
});

export default function SearchListedGames(
  props: Omit<SearchProps, 'readers'> | Omit<SearchAllGamesProps, 'readers'>,
) {
  return 'words' in props ? (
    <SearchAllGames {...props} readers={readers} />
  ) : (
    <Search {...props} readers={readers} />
  );
}
