import type { ClientDirective } from 'astro';
import { queueInputUntilHydrated } from './queue-input-until-hydrated.ts';

/**
 * `client:touch`: a widget that stands drawn in the page comes alive when the reader first points at it, touches it or
 * tabs into it. Until then a lesson costs no script, however many widgets it has. A button pressed in the moment before
 * the widget is ready is pressed again when it is. Where the address asks for a step in it, it comes alive at once.
 */
const touch: ClientDirective = (load, _options, island) => {
  const signs = ['pointerover', 'touchstart', 'focusin'] as const;
  const wake = () => {
    for (const sign of signs) island.removeEventListener(sign, wake);
    const pressAgain = queueInputUntilHydrated(island);
    void load()
      .then((hydrate) => hydrate())
      .then(pressAgain);
  };
  for (const sign of signs) island.addEventListener(sign, wake, { passive: true });
  if (isAsked(island)) wake();
};

/** Whether the address leads to a step (`?at=`) of what stands in the widget. */
function isAsked(island: HTMLElement): boolean {
  const id = location.hash.slice(1);
  const isStep = id !== '' && new URLSearchParams(location.search).has('at');
  return isStep && island.querySelector(`#${CSS.escape(id)}`) !== null;
}

export default touch;
