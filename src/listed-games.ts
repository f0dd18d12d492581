import type { Listing } from '#kit/game-listing';
import { listing as chronicle } from '#games/chronicle/game-listing';
import { listing as jekyllVsHyde } from '#games/jekyll-vs-hyde/game-listing';
import { listing as switchListing } from '#games/switch/game-listing';

/** The games of the site, in the order in which they are shown: a new one is a line here. */
export const GAMES: readonly Listing[] = [jekyllVsHyde, switchListing, chronicle];

/** The games that a page speaks of: the one that it is of, or all. Refuses (throws) an id that is not listed. */
export function gamesOf(id: string | undefined): readonly Listing[] {
  if (id === undefined) return GAMES;
  const game = GAMES.find((listing) => listing.id === id);
  if (game === undefined) throw new Error(`${id} is not among the games of listed-games.ts`);
  return [game];
}

/**
 * What the games have in a file of one name, in their order and by their ids, from what the bundler has gathered by
 * `games/<id>/`; some have none.
 */
export function facetsOf<Facet>(gathered: Readonly<Record<string, Facet>>): ReadonlyMap<string, Facet> {
  const files = Object.entries(gathered);
  return new Map(
    GAMES.flatMap(({ id }) =>
      files
        .filter(([path]) => path.includes(`/games/${id}/`))
        .map(([, facet]): [string, Facet] => [id, facet]),
    ),
  );
}
