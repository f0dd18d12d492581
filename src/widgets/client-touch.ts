import type { ClientDirective } from 'astro';

/**
 * `client:touch`: a widget that stands drawn in the page comes alive when the reader first points at it, touches it or
 * tabs into it. Until then a lesson costs no script, however many widgets it has. A button pressed in the moment before
 * the widget is ready is pressed again when it is.
 */
const touch: ClientDirective = (load, _options, island) => {
  const early: HTMLElement[] = [];
  const remember = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button !== null) early.push(button);
  };
  const signs = ['pointerover', 'touchstart', 'focusin'] as const;
  const wake = () => {
    for (const sign of signs) island.removeEventListener(sign, wake);
    void load()
      .then((hydrate) => hydrate())
      .then(async () => {
        island.removeEventListener('click', remember);
        for (const button of early) {
          if (button.isConnected) button.click();
          // Each press finds the widget as the one before has left it: it draws itself anew in between.
          await new Promise((drawn) => setTimeout(drawn));
        }
      });
  };
  for (const sign of signs) island.addEventListener(sign, wake, { passive: true });
  island.addEventListener('click', remember);
};

export default touch;
