import type { Bookmark, Progress } from './progress.ts';

/** Moves that a reader wants to find again, among the progress in their game: they are kept, and taken along, with it. */

/** Progress with a bookmark at an address, in the place of one that was there. */
export function withBookmark(progress: Progress, address: string, bookmark: Bookmark): Progress {
  return { ...progress, bookmarks: { ...progress.bookmarks, [address]: bookmark } };
}

/** Progress with no bookmark at an address. */
export function withoutBookmark(progress: Progress, address: string): Progress {
  const others = Object.entries(progress.bookmarks).filter(([other]) => other !== address);
  return { ...progress, bookmarks: Object.fromEntries(others) };
}
