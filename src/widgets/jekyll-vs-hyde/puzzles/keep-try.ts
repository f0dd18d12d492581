import { browserShelf, change, type Stored } from '#progress/store';

/** How somebody did: the best move at once, a wrong one first, or the best move after a wrong one. */
export type Try = 'right' | 'wrong' | 'found';

/** Notes how somebody did with the puzzle of a position. */
export async function keepTry(position: string, tried: Try): Promise<Stored> {
  // The scheduler is loaded with the first try.
  const { withPuzzle, withSolved } = await import('#progress/schedule');
  return change(browserShelf(), (progress) =>
    tried === 'found'
      ? withSolved(progress, position)
      : withPuzzle(progress, position, tried === 'right', Date.now()),
  );
}
