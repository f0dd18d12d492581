import type { ClientDirective } from 'astro';
import { hydrateAfter, painted } from './hydrate-after.ts';

/**
 * `client:input`: a widget that a page is about, and that stands drawn in it just as it will be, comes alive with the first thing
 * that the reader does anywhere on the page: until then there is nothing that it could do. Where the address asks for something
 * in it, it comes alive like one that is `client:drawn`.
 */
const input: ClientDirective = (load, _options, island) => {
  const asked = location.hash + location.search !== '';
  hydrateAfter(asked ? painted() : firstInput(), load, island);
};

/** When the reader first moves the pointer, touches the page, scrolls, presses a key, or asks for a place in it. */
function firstInput(): Promise<void> {
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

export default input;
