import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a screen reader is given to say by itself, taken down from before a page starts: every live region is listened to. */

declare global {
  interface Window {
    heard?: { readonly at: number; readonly text: string }[];
  }
}

/** Takes down all that live regions of a context's pages announce, a line an announcement, in order of time. */
export async function listen(to: BrowserContext | Page): Promise<void> {
  await to.addInitScript(() => {
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="log"], [role="alert"]';
    const heard: { at: number; text: string }[] = [];
    window.heard = heard;
    const say = (text: string | null | undefined) => {
      const said = (text ?? '').replace(/\s+/g, ' ').trim();
      if (said !== '') heard.push({ at: Math.round(performance.now()), text: said });
    };
    const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
    new MutationObserver((records) => {
      const whole = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const region = regionOf(target);
        // What nobody is shown nobody hears.
        if (region?.checkVisibility() !== true) continue;
        // A log says what is added to it; a status is read whole whenever anything in it changes.
        if (region.getAttribute('role') !== 'log') whole.add(region);
        else if (addedNodes.length === 0) say(target.textContent);
        else for (const node of addedNodes) say(node.textContent);
      }
      for (const region of whole) say(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What has been announced so far, in order. */
export async function heard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.heard?.map(({ text }) => text) ?? []);
}

/** Waits until exactly these sentences have been announced since `before` were, each once and in this order. */
export async function expectHeard(
  page: Page,
  before: readonly string[],
  sentences: readonly (string | RegExp)[],
): Promise<void> {
  await expect
    .poll(() => heard(page), { timeout: 20_000 })
    .toEqual([
      ...before,
      ...sentences.map((one): unknown => (typeof one === 'string' ? one : expect.stringMatching(one))),
    ]);
}
