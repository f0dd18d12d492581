import { isWorthLearningFrom } from '#kit/mistake-severity';
import type { GameTypes } from '#kit/game';
import { withPutRight } from '#progress/mistake-put-right';
import { change } from '#progress/progress-store';
import { withMistake } from '#progress/review-schedule';
import { browserStorage } from '#storage/web-storage';
import { mistakeLink, type Mistake } from './mistake-permalink.ts';

/** Keeps mistakes that were found in a game, so that they come back; one that is known already stays as it is, and a small one is let go. Gives how many come back. */
export async function keepMistakes<T extends GameTypes>(
  game: string,
  mistakes: readonly Mistake<T>[],
): Promise<number> {
  const kept = mistakes.filter(isWorthLearningFrom);
  const links = await Promise.all(kept.map((mistake) => mistakeLink(game, mistake)));
  // What is found together has one moment: then the gravest of it is asked first.
  const now = Date.now();
  change(browserStorage(), game, (before) =>
    links.reduce((progress, link, index) => withMistake(progress, link, kept[index]?.cost ?? 0, now), before),
  );
  return kept.length;
}

/** Remembers that a mistake was put right where it was found. Gives whether it would have come back. */
export async function keepPutRight<T extends GameTypes>(game: string, mistake: Mistake<T>): Promise<boolean> {
  const link = await mistakeLink(game, mistake);
  change(browserStorage(), game, (before) => withPutRight(before, link, Date.now()));
  return isWorthLearningFrom(mistake);
}
