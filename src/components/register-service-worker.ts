import { sharedUrl } from '../widgets/site-url.ts';
import { trustedScriptUrl } from '../widgets/trusted-script.ts';

/**
 * Keeps the site for times without a network, and offers a newer version when one is there. The reader decides when: nothing
 * reloads by itself, and who says nothing gets it after closing the last page.
 */

/** Registers the service worker; `notice` is shown while a newer version waits. Does nothing where there are no such workers. */
export async function registerServiceWorker(notice: HTMLElement): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const registration = await registered(serviceWorker);
    const offer = () => {
      // Without a controller this is the very first version: there is nothing it would replace.
      notice.hidden = registration.waiting === null || serviceWorker.controller === null;
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
      const { waiting } = registration;
      // It has been let in just now: no change is to come.
      if (waiting === null) location.reload();
      serviceWorker.addEventListener('controllerchange', () => {
        location.reload();
      });
      waiting?.postMessage('use');
    });
    offer();
    // This page may be the first in another language than those that are kept.
    serviceWorker.controller?.postMessage('keep');
  } catch {
    // Blocked by the browser, or served where workers may not run: the site works as any other does.
  }
}

/**
 * The registration of this site, made where there is none yet. To register again would bring nothing (browsers look for a newer
 * worker whenever a page comes), and waits until one that is on its way is there whole: some never answer it then.
 */
async function registered(serviceWorker: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const scope = new URL(sharedUrl('/'), location.href).href;
  const found = await serviceWorker.getRegistration(scope);
  // Of another site on the same host, perhaps.
  if (found?.scope === scope) return found;
  return serviceWorker.register(trustedScriptUrl(sharedUrl('/sw.js')));
}
