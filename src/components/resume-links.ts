import { hasProgress } from '#progress/has-progress';
import { hasUnfinishedGame } from '#progress/has-unfinished-game';
import { enclosingGameId } from './enclosing-game-id.ts';
import type { LessonSummary } from './next-lesson.ts';

/** Has the ways into a game lead to where the reader has left off. Whoever is new gets the page as it is. */
export function pointLinksToResume(page: Document): void {
  const look = () => {
    for (const tile of page.querySelectorAll<HTMLElement>('[data-lessons]')) {
      const game = enclosingGameId(tile);
      if (game === null || !hasProgress(game)) continue;
      const lessons = JSON.parse(tile.dataset.lessons ?? '[]') as readonly LessonSummary[];
      void import('./next-lesson.ts').then(({ leadOn }) => {
        leadOn(tile, game, lessons);
      });
    }
    for (const place of page.querySelectorAll<HTMLElement>('[data-mistakes]')) {
      const game = enclosingGameId(place);
      if (game === null || !hasProgress(game)) continue;
      void import('./show-due-mistake-count.ts').then(({ showDueMistakeCount }) => {
        showDueMistakeCount(place, game);
      });
    }
    for (const tile of page.querySelectorAll<HTMLElement>('[data-match]')) {
      const game = enclosingGameId(tile);
      if (game === null || !hasUnfinishedGame(game)) continue;
      const [title, text] = tile.querySelectorAll('a, p:last-of-type');
      if (title !== undefined) title.textContent = tile.dataset.match ?? '';
      if (text !== undefined) text.textContent = tile.dataset.text ?? '';
    }
  };
  look();
  // By the way back a page may come as it was left.
  addEventListener('pageshow', look);
}
