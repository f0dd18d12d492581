import type { ClientDirective } from 'astro';
import { queueInputUntilHydrated } from './queue-input.ts';

/**
 * `client:drawn`: a widget that a page is about, and that stands drawn in it, comes alive with the first thing that the reader
 * does anywhere on the page: until then there is nothing that it could do. Where the address asks for something in it, it comes
 * alive right after the drawing has been painted, so that the work does not hold that up. It does so in two steps, for a reader
 * who scrolls meanwhile, and what is pressed before it is awake is pressed again.
 */
const drawn: ClientDirective = (load, _options, island) => {
  const pressAgain = queueInputUntilHydrated(island);
  void (location.hash + location.search === '' ? firstSign() : painted())
    .then(load)
    .then(async (hydrate) => {
      await laterTask();
      await hydrate();
    })
    .then(pressAgain);
};

/** When the reader first moves the pointer, touches the page, scrolls, presses a key, or asks for a place in it. */
function firstSign(): Promise<void> {
  const signs = ['pointerover', 'touchstart', 'scroll', 'keydown', 'focusin', 'hashchange'] as const;
  return new Promise((given) => {
    const seen = new AbortController();
    for (const sign of signs) {
      const options = { passive: true, capture: true, signal: seen.signal };
      window.addEventListener(
        sign,
        () => {
          seen.abort();
          given();
        },
        options,
      );
    }
  });
}

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
