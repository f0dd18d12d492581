import type { Memory, MistakeMemory, Progress } from './progress.ts';

/** A reader's own mistakes in one game, as they are kept among the progress: which are asked, and which never again. */

/** Progress that knows nothing of a mistake. */
export function withoutMistake(progress: Progress, game: string): Progress {
  const others = Object.entries(progress.mistakes ?? {}).filter(([other]) => other !== game);
  return { ...progress, mistakes: Object.fromEntries(others) };
}

/** Progress in which a mistake is never asked again; it stays known, so that it is not found anew. */
export function withDismissed(progress: Progress, game: string): Progress {
  const memory = progress.mistakes?.[game];
  if (memory === undefined) return progress;
  return { ...progress, mistakes: { ...progress.mistakes, [game]: { ...memory, dismissed: true } } };
}

/** The mistakes that are still asked, by their games. */
export function openMistakes({ mistakes = {} }: Progress): readonly (readonly [string, MistakeMemory])[] {
  return Object.entries(mistakes).filter(([, { dismissed }]) => !dismissed);
}

/** The mistakes to ask now, the longest overdue first; of those that were found in the same look back, the gravest. */
export function dueMistakes(progress: Progress, now: number): readonly string[] {
  return openMistakes(progress)
    .filter(([, { due }]) => due <= now)
    .toSorted(([, one], [, other]) => one.due - other.due || other.cost - one.cost)
    .map(([game]) => game);
}

/** The mistakes that were never asked yet, those of the newest look back first, and of these the gravest. */
export function newMistakes(progress: Progress): readonly string[] {
  return openMistakes(progress)
    .filter(([, { reps }]) => reps === 1)
    .toSorted(([, one], [, other]) => other.last - one.last || other.cost - one.cost)
    .map(([game]) => game);
}

/** The mistakes that who wants to learn from them is asked: those that were never asked yet, and then those that are due. */
export function mistakesToLearnFrom(progress: Progress, now: number): readonly string[] {
  return [...new Set([...newMistakes(progress), ...dueMistakes(progress, now)])];
}

/** Whether a position was answered rightly often enough that it is known by heart: another of its kind asks more then. */
export function isKnownByHeart(memory: Memory | undefined): boolean {
  return memory?.state === 2;
}
