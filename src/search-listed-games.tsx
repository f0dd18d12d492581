import type { DisputesInQuestion } from '#kit/parse-two-card-question';
import SearchAllGames, { type SearchAllGamesProps } from '#widgets/SearchAllGames.tsx';

/** The search of all games of the site, each of which reads off a question what is argued about. */

const files = import.meta.glob<DisputesInQuestion>('./games/*/find-disputes-in-search-query.ts', {
  import: 'disputesIn',
});
const readers = Object.fromEntries(
  Object.entries(files).map(([path, read]) => [path.split('/')[2] ?? path, read]),
);

export default function SearchListedGames(props: Omit<SearchAllGamesProps, 'readers'>) {
  return <SearchAllGames {...props} readers={readers} />;
}
