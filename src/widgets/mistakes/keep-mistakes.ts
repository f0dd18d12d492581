import type { GameTypes } from '#kit/game';
import { change } from '#progress/progress-store';
import { withMistake } from '#progress/review-schedule';
import { browserStorage } from '#storage/web-storage';
import { mistakeLink, type Mistake } from './mistake-permalink.ts';

/** Keeps mistakes that were found in a game, so that they come back; one that is known already stays as it is. */
export async function keepMistakes<T extends GameTypes>(
  game: string,
  mistakes: readonly Mistake<T>[],
): Promise<void> {
  const links = await Promise.all(mistakes.map((mistake) => mistakeLink(game, mistake)));
  // What is found together has one moment: then the gravest of it is asked first.
  const now = Date.now();
  change(browserStorage(), game, (before) =>
    links.reduce(
      (progress, link, index) => withMistake(progress, link, mistakes[index]?.cost ?? 0, now),
      before,
    ),
  );
}
