import { parseHTML } from 'linkedom';
import { render, type ComponentChild } from 'preact';
import { act } from 'preact/test-utils';
import { onTestFinished, vi } from 'vitest';

/** A widget on a page of its own, without a browser: read as HTML, and pressed as a reader would. */

export interface Page {
  /** All of it as it stands. */
  readonly html: () => string;
  /** The text of what a selector finds, each piece by itself. */
  readonly texts: (selector: string) => readonly string[];
  /** Presses the button that is called so: the first one, inside what `within` selects. Refuses (throws) where there is none. */
  readonly press: (name: string, within?: string) => Promise<void>;
  /** Presses a key; `'Shift ArrowRight'` with another held down. */
  readonly key: (key: string) => Promise<void>;
  /** Goes back by the browser's own button. */
  readonly back: () => Promise<void>;
  /** Types a text into the field that is called so. */
  readonly type: (label: string, text: string) => Promise<void>;
  /** Waits until something is so, for what is read, kept or packed takes its time. Refuses (throws) where it never is. */
  readonly until: (holds: () => boolean) => Promise<void>;
  /** Chooses an option by its value from the field that is called so. */
  readonly choose: (label: string, value: string) => Promise<void>;
}

/** linkedom calls a listener with the element that was pressed, browsers with the one that listens, which Preact relies on. */
const { Element, EventTarget } = parseHTML('');
/** What is called for a listener of an element: the same each time, so that it can be removed again. */
const bound = new WeakMap<Element, Map<EventListener, EventListener>>();
const boundTo = (element: Element, listener: EventListener): EventListener => {
  const known = bound.get(element) ?? new Map<EventListener, EventListener>();
  const one = known.get(listener) ?? listener.bind(element);
  bound.set(element, known.set(listener, one));
  return one;
};
for (const name of ['addEventListener', 'removeEventListener'] as const) {
  const does = EventTarget.prototype[name];
  Element.prototype[name] = function (
    this: Element,
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) {
    does.call(this, type, typeof listener === 'function' ? boundTo(this, listener) : listener, options);
  };
}

/** An address that tells of another fragment, as browsers do. */
class Place extends URL {
  readonly #moved: () => void;

  constructor(address: string, moved: () => void) {
    super(address);
    this.#moved = moved;
  }

  override get hash() {
    return super.hash;
  }

  override set hash(fragment) {
    super.hash = fragment;
    this.#moved();
  }
}

/** The entries of a browser's history, the present one last: what was gone back from is forgotten. */
function historyOf(place: URL, told: () => void, entry: unknown) {
  const entries: { readonly state: unknown; readonly href: string }[] = [{ state: null, href: place.href }];
  const stand = (state: unknown, href = place.href) => {
    place.href = new URL(href, place).href;
    entries.push({ state, href: place.href });
  };
  if (entry !== undefined) stand(entry);
  return {
    get state() {
      return entries.at(-1)?.state ?? null;
    },
    pushState: (state: unknown, _title: string, href?: string) => {
      stand(state, href);
    },
    replaceState: (state: unknown, _title: string, href?: string) => {
      entries.pop();
      stand(state, href);
    },
    back: () => {
      entries.pop();
      const before = entries.pop();
      if (before === undefined) throw new Error('There is nothing to go back to');
      stand(before.state, before.href);
      told();
    },
  };
}

/** Puts a widget on a page at an address, until the test is over; `entry`: what is kept with the entry of the history that it is opened at again. */
export async function pageWith(
  widget: ComponentChild,
  address = 'https://cabinet.example/',
  entry?: unknown,
): Promise<Page> {
  const window = parseHTML('<!doctype html><html><body><main></main></body></html>');
  const { document } = window;
  const moved = () => document.dispatchEvent(new window.Event('popstate'));
  const place = new Place(address, moved);
  const globals = {
    document,
    location: place,
    history: historyOf(place, moved, entry),
    addEventListener: document.addEventListener.bind(document),
    removeEventListener: document.removeEventListener.bind(document),
    requestAnimationFrame: setTimeout,
    cancelAnimationFrame: clearTimeout,
    // Nobody waits for what is told step by step.
    matchMedia: () => ({ matches: true }),
    Node: window.Node,
    Element: window.Element,
    HTMLElement: window.HTMLElement,
    HTMLInputElement: window.HTMLInputElement,
    HTMLTextAreaElement: window.HTMLTextAreaElement,
    Event: window.Event,
    CustomEvent: window.CustomEvent,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  Object.assign(window.HTMLElement.prototype, {
    showModal(this: HTMLElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLElement) {
      this.removeAttribute('open');
      this.dispatchEvent(new window.Event('close'));
    },
  });
  const main = document.querySelector('main');
  if (main === null) throw new Error('The page has a main part');

  const settle = async (happen: () => void) => {
    await act(happen);
    // What is told comes in its turn.
    for (let turn = 0; turn < 3; turn += 1)
      await act(async () => {
        await new Promise((resolve) => setTimeout(resolve));
      });
  };
  onTestFinished(async () => {
    await settle(() => {
      render(null, main);
    });
    vi.unstubAllGlobals();
  });
  await settle(() => {
    render(widget, main);
  });

  const dispatch = (target: EventTarget, type: string, facts: object = {}) => {
    const event = new window.Event(type, { bubbles: true, cancelable: true });
    return settle(() => {
      target.dispatchEvent(Object.assign(event, facts));
    });
  };
  const one = (selector: string, name: string, within = 'main') => {
    const all = [...(document.querySelector(within)?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const found =
      all.find(({ title, textContent }) => title === name || textContent.trim() === name) ??
      all.find(({ textContent }) => textContent.trim().startsWith(name));
    if (found === undefined) throw new Error(`There is no ${selector} “${name}” in ${main.innerHTML}`);
    return found;
  };
  return {
    html: () => main.innerHTML,
    texts: (selector) => [...main.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()),
    press: async (name, within) => {
      const button = one('button', name, within);
      await dispatch(button, 'click');
      const form = button.getAttribute('type') === 'button' ? null : button.closest('form');
      if (form !== null) await dispatch(form, 'submit');
    },
    back: () =>
      settle(() => {
        history.back();
      }),
    key: (pressed) => {
      const [key = '', held] = pressed.split(' ').toReversed();
      return dispatch(document, 'keydown', { key, shiftKey: held === 'Shift', target: document.body });
    },
    type: (label, text) => {
      const field = one('label', label).querySelector<HTMLTextAreaElement | HTMLInputElement>(
        'textarea, input',
      );
      if (field === null) throw new Error(`${label} is no field`);
      field.value = text;
      return dispatch(field, 'input');
    },
    until: async (holds) => {
      for (let turn = 0; !holds(); turn += 1) {
        if (turn === 200) throw new Error(`It never comes to that: ${main.innerHTML}`);
        await settle(() => undefined);
      }
    },
    choose: (label, value) => {
      const field = one('label', label).querySelector('select');
      if (field === null) throw new Error(`${label} is no choice`);
      for (const option of field.querySelectorAll('option'))
        option.toggleAttribute('selected', option.value === value);
      return dispatch(field, 'change');
    },
  };
}
