import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { siteUrl } from '#widgets/site-url.ts';

/** Games that teach how one seat thinks: they are best guessed from it, move by move. */
const TAUGHT: Readonly<Record<string, Seat>> = {
  'jekyll-vs-hyde/the-art-of-losing': 'jekyll',
  'jekyll-vs-hyde/either-way': 'hyde',
};

export interface Lesson {
  readonly seat: Seat;
  /** Opens the game where that seat is asked for each of its moves. */
  readonly address: string;
}

/** What the game of an id (`<game>/<file name>`) teaches by guessing; null where it is merely worth watching. */
export function guessGameOf(id: string): Lesson | null {
  const seat = TAUGHT[id];
  if (seat === undefined) return null;
  return { seat, address: siteUrl(`/${id.replace('/', '/replays/')}/?mode=guess&as=${seat}`) };
}
