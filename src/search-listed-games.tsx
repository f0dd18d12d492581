import type { DisputesInQuestion } from '#kit/parse-two-card-question';
import type { DirectAnswers } from '#kit/direct-answer';
import type { GameTypes } from '#kit/game';
import type { DisputeFace } from '#widgets/dispute/dispute-face.ts';
import { disputeSummaryBy } from '#widgets/dispute/read-dispute-summary.ts';
import SearchAllGames, { type SearchAllGamesProps } from '#widgets/SearchAllGames.tsx';

/** The search of all games of the site, each of which reads off a question what is argued about. */

const files = import.meta.glob<DisputesInQuestion>('./games/*/find-disputes-in-search-query.ts', {
  import: 'disputesIn',
});
const answers = import.meta.glob<DirectAnswers>('./games/*/answer-directly.ts', { import: 'directAnswers' });

/** What each game has in such a file, by its id. */
const byGame = <Facet,>(found: Readonly<Record<string, Facet>>): Readonly<Record<string, Facet>> =>
  Object.fromEntries(Object.entries(found).map(([path, facet]) => [path.split('/')[2] ?? path, facet]));

const readers = { disputes: byGame(files), direct: byGame(answers) };

const faces = import.meta.glob<DisputeFace<GameTypes, unknown>>(
  './games/*/widgets/dispute/dispute-face.tsx',
  {
    import: 'disputeFace',
  },
);
const judges = Object.fromEntries(
  Object.entries(faces).map(([path, fetchFace]) => [path.split('/')[2] ?? path, disputeSummaryBy(fetchFace)]),
);

export default function SearchListedGames(props: Omit<SearchAllGamesProps, 'readers' | 'judges'>) {
  return <SearchAllGames {...props} readers={readers} judges={judges} />;
}
