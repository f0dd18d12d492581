import type { ClientDirective } from 'astro';
import { queueInputUntilHydrated } from './queue-input-until-hydrated.ts';

type Load = Parameters<ClientDirective>[0];

/**
 * Brings a widget that stands drawn in the page to life after a moment, in two steps, for a reader who scrolls meanwhile. What is
 * pressed before it is awake is pressed again.
 */
export function hydrateAfter(moment: Promise<void>, load: Load, island: HTMLElement): void {
  const pressAgain = queueInputUntilHydrated(island);
  void moment
    .then(load)
    .then(async (hydrate) => {
      await laterTask();
      await hydrate();
    })
    .then(pressAgain);
}

/** Once the page has been painted for the first time; at once where it lies in the background, where nothing is painted. */
export async function painted(): Promise<void> {
  if (document.hidden) return;
  // No frame is asked for before the style sheets are there.
  await new Promise((frame) => requestAnimationFrame(frame));
  await laterTask();
}

function laterTask(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}
