import { hasProgress } from '#progress/has-progress';
import { gameIdsOnPage } from './enclosing-game-id.ts';

/**
 * Marks the puzzles of a list that were solved or tried: an item has the position as `data-puzzle`, the game as
 * `data-game` around it, and a `.mark` for the word.
 * A `[data-done]` template counts them, and `[data-next]` leads to the first that is not solved. A reader who has tried none
 * gets the page as it is.
 */
export function markPuzzles(page: Document): void {
  const look = () => {
    if (!gameIdsOnPage(page).some(hasProgress)) return;
    void import('./mark-tried-puzzles.ts').then(({ markTriedPuzzles }) => {
      markTriedPuzzles(page);
    });
  };
  look();
  addEventListener('storage', look);
  // By the way back a page may come as it was left.
  addEventListener('pageshow', look);
}
