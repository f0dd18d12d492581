import type { ClientDirective } from 'astro';
import { queueInputUntilHydrated } from './queue-input.ts';

/**
 * `client:drawn`: a widget that stands drawn in the page comes alive right after that picture has been painted, so that the
 * work of waking it does not hold the picture up. It does so in two steps, for a reader who scrolls meanwhile, and what is pressed
 * before it is awake is pressed again.
 */
const drawn: ClientDirective = (load, _options, island) => {
  const pressAgain = queueInputUntilHydrated(island);
  void painted()
    .then(load)
    .then(async (hydrate) => {
      await laterTask();
      await hydrate();
    })
    .then(pressAgain);
};

/** Once the page has been painted for the first time; at once where it lies in the background, where nothing is painted. */
async function painted(): Promise<void> {
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

export default drawn;
