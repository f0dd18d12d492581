import { hasProgress } from '#progress/has-progress';
import { EXERCISE_DONE_EVENT, QUESTION_ANSWERED_EVENT, type Answered } from '../widgets/exercise-events.ts';
import { enclosingGameId, gameIdsOnPage } from './enclosing-game-id.ts';

/**
 * Stores which exercises of a page have been done, and marks them. Widgets only say what happened, in an event that bubbles; what is
 * done is marked as `data-done` on the exercise, and counted wherever a page lists a lesson. Around both, `data-game` names the game.
 */

/** Marks what is done on a page, and stores what is done from now on. Call it once a page. */
export function trackExerciseProgress(page: Document): void {
  // A page that is only read does without it, and without the scheduler.
  const marks = () => import('./store-and-mark-exercise-progress.ts');
  const look = () => {
    void marks().then(({ markDone }) => {
      markDone(page);
    });
  };
  if (gameIdsOnPage(page).some(hasProgress)) look();
  // Loaded with the first touch: whoever has answered may leave at once.
  const prepare = () => {
    void marks();
  };
  for (const touch of ['pointerdown', 'keydown']) page.addEventListener(touch, prepare, { once: true });
  page.addEventListener(EXERCISE_DONE_EVENT, ({ target }) => {
    if (!(target instanceof Element)) return;
    const task = target.closest('[data-task]')?.getAttribute('data-task');
    const lesson = target.closest('[data-lesson]')?.getAttribute('data-lesson');
    const game = enclosingGameId(target);
    if (task == null || lesson == null || game === null) return;
    void marks().then(({ storeExerciseDone }) => {
      storeExerciseDone(page, game, lesson, task);
    });
  });
  page.addEventListener(QUESTION_ANSWERED_EVENT, (event) => {
    const game = event.target instanceof Element ? enclosingGameId(event.target) : null;
    if (game === null) return;
    const { rule, right } = (event as CustomEvent<Answered>).detail;
    void marks().then(({ storeAnswer }) => storeAnswer(game, rule, right));
  });
  // Another tab may have gone on.
  addEventListener('storage', look);
}
