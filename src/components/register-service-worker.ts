import { sharedUrl } from '../widgets/site-url.ts';
import { trustedScriptUrl } from '../widgets/trusted-script.ts';

/**
 * Keeps the site for times without a network, and offers a newer version when one is there. The reader decides when: nothing
 * reloads by itself, and who says nothing gets it after closing the last page.
 */

/** Registers the service worker; `notice` is shown while a newer version waits. Does nothing where there are no such workers. */
export async function registerServiceWorker(notice: HTMLElement): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    // To register waits until a newer version that is on its way is there whole, and some browsers never answer then: what is
    // ready is this registration, too, but for the very first visit to a host on which another site has such a worker.
    const registration = await Promise.race([
      serviceWorker.register(trustedScriptUrl(sharedUrl('/sw.js'))),
      serviceWorker.ready,
    ]);
    const offer = () => {
      // Without a controller this is the very first version: there is nothing it would replace.
      notice.hidden = !registration.waiting || !serviceWorker.controller;
    };
    const follow = () => registration.installing?.addEventListener('statechange', offer);
    registration.addEventListener('updatefound', follow);
    // One that was found before this page asked is not found again.
    follow();
    // Another page of the site may let it in.
    serviceWorker.addEventListener('controllerchange', offer);
    notice.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      notice.hidden = true;
      if (target.value !== 'use') return;
      // It has been let in just now: no change is to come.
      if (registration.waiting === null) location.reload();
      serviceWorker.addEventListener('controllerchange', () => {
        location.reload();
      });
      registration.waiting?.postMessage('use');
    });
    offer();
    // This page may be the first in another language than those that are kept.
    serviceWorker.controller?.postMessage('keep');
  } catch {
    // Unknown to the browser, blocked by it, or served where workers may not run: the site works as any other does.
  }
}
