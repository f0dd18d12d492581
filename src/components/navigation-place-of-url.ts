import type { Listing, Place } from '../kit/game-listing.ts';
import { siteUrl } from '../widgets/site-url.ts';

/** In which place of the site an address lies, such as that of a lesson; null for pages of no place. */
export function navigationPlaceOfUrl(games: readonly Listing[], address: string): Place | null {
  // Questions are asked of all games at once.
  if (address.startsWith(siteUrl('/search/'))) return 'ask';
  const pages = games.flatMap(({ id, sections }) => sections.map((section) => ({ id, ...section })));
  return pages.find(({ id, path }) => address.startsWith(siteUrl(`/${id}/${path}/`)))?.place ?? null;
}
