import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

/** What is said whatever a page does. */
const UNAVOIDABLE = [
  // Playwright itself, where `serviceWorkers` is `block`.
  'Service Worker registration blocked by Playwright',
  // The browser, where a dialog names what to focus once it is open, and is drawn while something else has the focus.
  'Autofocus processing was blocked because a document already has a focused element.',
];
/** What the browser says of how busy its machine is: that what is fetched ahead is used is asked of every kind of page. */
const OF_THE_MACHINE = 'was preloaded using link preload but not used within a few seconds';

/**
 * What is said on the console, fails, or is asked of anybody else, on every page and in every worker of the contexts
 * that are listened to. Errors that a service worker throws are not told by Playwright; what it logs and fetches is.
 */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  /** Says that the test provokes these on purpose. Each has to come at least once, or `check` fails. */
  expect(...complaints: readonly RegExp[]): void {
    this.#expected.push(...complaints);
  }

  /** Says that the test provokes these on purpose, of which the browser may tell too late to be heard. */
  allow(...complaints: readonly RegExp[]): void {
    this.#allowed.push(...complaints);
  }

  add(complaint: string): void {
    this.#heard.push(complaint.trim());
  }

  /** Listens to everything that happens in a context from now on; none of its pages is open yet. */
  async listens(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      const [type, text] = [message.type(), message.text()];
      if (!UNAVOIDABLE.includes(text) && !text.includes(OF_THE_MACHINE))
        this.add(`${type} in ${(message.worker() ?? message.page())?.url()}: ${text}`);
    });
    context.on('weberror', (error) => {
      this.add(`thrown in ${error.page()?.url()}: ${error.error().message}`);
    });
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      // Whoever leaves a page lets go of what it was still loading.
      if (why !== 'net::ERR_ABORTED') this.add(`${request.url()} failed: ${why}`);
    });
    context.on('response', (response) => {
      const [address, status] = [response.url(), response.status()];
      if (status >= 400) this.add(`${address}: ${status}`);
      // Every host of a test is on this machine.
      if (!/^(data|blob):|^http:\/\/127\.0\.0\.1:/.test(address)) this.add(`${address} is somebody else's`);
    });
    // A page may keep both of these from the console.
    await context.addInitScript(() => {
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI }) => {
          console.error(`policy violated: ${effectiveDirective} ${blockedURI}`);
        },
        true,
      );
      addEventListener(
        'unhandledrejection',
        ({ reason }) => {
          console.error(`rejected: ${String(reason)}`);
        },
        true,
      );
    });
  }

  /** Fails where anything was heard that is not expected, and where anything expected has not been heard. */
  check(): void {
    const provoked = [...this.#expected, ...this.#allowed];
    const strange = this.#heard.filter((heard) => !provoked.some((complaint) => complaint.test(heard)));
    const missing = this.#expected.filter((expected) => !this.#heard.some((heard) => expected.test(heard)));
    expect({ strange, missing }, 'what was complained of').toEqual({ strange: [], missing: [] });
  }
}
