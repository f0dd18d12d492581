import { enclosingGameId } from './enclosing-game-id.ts';

/**
 * Leads from the games of a list to the copies of them that the reader has written on: `data-own-copy` on the list has the words. Who has
 * kept no game at all, or whose browser does not say so, gets the page as it is.
 */
export async function linkOwnCopiesIfAny(page: Document): Promise<void> {
  const list = page.querySelector<HTMLElement>('[data-own-copy]');
  try {
    const kept = await indexedDB.databases();
    if (list === null) return;
    const game = enclosingGameId(list);
    if (game === null || kept.length === 0) return;
    const { linkOwnCopies } = await import('../widgets/own/link-own-copies-of-replays.ts');
    await linkOwnCopies(list, game);
  } catch {
    // The list is there all the same.
  }
}
