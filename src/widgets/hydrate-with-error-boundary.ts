import { Component, h, hydrate, render, type ComponentChildren, type ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from './copy-text.ts';
import { errorPanel } from './error-panel.ts';

/**
 * How every widget of the site comes alive (`build/error-guarded-preact.ts` names this file to Astro): within a boundary, so that no widget
 * can be without one. What throws in there, while it wakes, draws or follows a change, takes the widget out of the page; in its
 * place stands what the reader had, and a way to start again from what the page was sent with.
 */
export default function hydrator(island: HTMLElement) {
  return (
    Widget: ComponentType<Readonly<Record<string, unknown>>>,
    props: Readonly<Record<string, unknown>>,
    slots: Readonly<Record<string, string>>,
  ): void => {
    const sent = contentsOf(island);
    const typed = fieldsTypedIn(island);
    let there = true;

    const start = () => {
      const drawn = Object.keys(slots).map((name): readonly [string, ComponentChildren] => [
        name === 'default' ? 'children' : name,
        h(Slot, { name, sent, there: () => there }),
      ]);
      const tree = h(Boundary, { onFault }, h(Widget, { ...props, ...Object.fromEntries(drawn) }));
      there = true;
      // Ids that Preact makes (`useId`) begin as they did on the page: with the number of the island.
      hydrate(Object.assign(tree, { __m: [Number(island.dataset.preactIslandId), 0] }), island);
      there = false;
    };
    const onFault = (error: unknown) => {
      console.error(error);
      const had = writtenIn(island, typed);
      // Of a widget that was awake the focus may have gone with what came of a press.
      const { activeElement: focus, body } = document;
      const focused = island.contains(focus) || (focus === body && !island.hasAttribute('ssr'));
      // When Preact is through with what it was at.
      queueMicrotask(() => {
        try {
          render(null, island);
        } finally {
          const panel = errorPanel('broken', again);
          if (panel !== null) offer(had, panel);
          island.replaceChildren(panel ?? '');
          // Some widgets head their page: what stands in their place does so then.
          if (document.querySelector('h1') === null)
            panel?.prepend(Object.assign(document.createElement('h1'), { textContent: panel.ariaLabel }));
          if (focused) panel?.focus();
        }
      });
    };
    const again = () => {
      island.replaceChildren(sent.cloneNode(true));
      start();
      island.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus();
    };
    start();
  };
}

function contentsOf(island: HTMLElement): DocumentFragment {
  const range = document.createRange();
  range.selectNodeContents(island);
  return range.cloneContents();
}

/** The fields that were typed in and are there still, or have gone with what came of the last thing typed. */
function fieldsTypedIn(island: HTMLElement): ReadonlySet<EventTarget> {
  const typed = new Set<EventTarget>();
  island.addEventListener('input', ({ target }) => {
    for (const field of typed) if (field instanceof Element && !field.isConnected) typed.delete(field);
    if (target !== null) typed.add(target);
  });
  return typed;
}

/** What is written in a widget, and before that where the reader is: the address names the game or the position on most pages. */
function writtenIn(island: HTMLElement, typed: Iterable<EventTarget>): string {
  const fields = [
    ...typed,
    ...island.querySelectorAll('textarea, [type="text"], [type="search"], input:not([type])'),
  ];
  const written = fields.map((field) =>
    field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value.trim() : '',
  );
  return [...new Set([location.href, ...written])].filter(Boolean).join('\n\n');
}

/** Puts a text into the field of a panel, where a button copies it. */
function offer(text: string, panel: HTMLElement): void {
  const field = panel.querySelector('textarea');
  if (field === null) return;
  field.value = text;
  panel.querySelector('[value="copy"]')?.addEventListener('click', () => {
    field.select();
    void copyText(text);
  });
}

interface BoundaryProps {
  readonly onFault: (error: unknown) => void;
  readonly children?: ComponentChildren;
}

class Boundary extends Component<BoundaryProps, { readonly failed?: boolean }> {
  override componentDidCatch(error: unknown) {
    if (this.state.failed === true) return;
    this.props.onFault(error);
    this.setState({ failed: true });
  }
  override render({ children }: BoundaryProps) {
    return this.state.failed === true ? null : children;
  }
}

interface SlotProps {
  readonly name: string;
  /** What the island was sent with. */
  readonly sent: DocumentFragment;
  /** Whether it stands there already. */
  readonly there: () => boolean;
}

/** What a page has drawn into a widget. A widget that draws it anew gets a copy: no policy lets it pass as a string. */
function Slot({ name, sent, there }: SlotProps) {
  const [hydrated] = useState(there);
  const named = name === 'default' ? undefined : name;
  const fill = (slot: HTMLElement | null) => {
    const drawn = sent.querySelector(
      `astro-slot${named === undefined ? ':not([name])' : `[name="${name}"]`}`,
    );
    if (slot?.firstChild === null && drawn !== null) slot.append(...drawn.cloneNode(true).childNodes);
  };
  // Preact leaves alone what is in an element that it is told the markup of.
  return hydrated
    ? h('astro-slot', { name: named, dangerouslySetInnerHTML: { __html: '' } })
    : h('astro-slot', { name: named, ref: fill });
}
