/** A mouse or a pen has to move so far, in pixels, before what it holds is dragged. */
const SLACK = 5;
/** A finger has to rest so long, in milliseconds: one that moves at once scrolls the page. */
const HOLD = 180;

interface Drag {
  readonly card: string;
  readonly pointer: number;
  readonly source: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** What moves with the pointer, once something does. */
  likeness: HTMLElement | null;
  timer: number;
}

/** Listens to pointers on an element until it is stopped. */
export class CardDrag {
  readonly #root: HTMLElement;
  readonly #places: string;
  readonly #drop: (card: string, place: HTMLElement) => void;
  readonly #listening = new AbortController();
  #drag: Drag | null = null;

  /** `pressed`: the pointer that is down already. */
  constructor(
    root: HTMLElement,
    places: string,
    drop: (card: string, place: HTMLElement) => void,
    pressed: PointerEvent | null,
  ) {
    this.#root = root;
    this.#places = places;
    this.#drop = drop;
    const { signal } = this.#listening;
    root.addEventListener(
      'pointerdown',
      (event) => {
        this.#down(event);
      },
      { signal },
    );
    addEventListener(
      'pointermove',
      (event) => {
        this.#move(event);
      },
      { signal },
    );
    addEventListener(
      'pointerup',
      (event) => {
        this.#up(event);
      },
      { signal },
    );
    addEventListener(
      'pointercancel',
      () => {
        this.#end();
      },
      { signal },
    );
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') this.#end();
      },
      { signal },
    );
    const keep = (event: Event) => {
      // Once a card is held, the finger moves it and not the page.
      if (this.#drag?.likeness != null && event.cancelable) event.preventDefault();
    };
    root.addEventListener('touchmove', keep, { passive: false, signal });
    root.addEventListener(
      'contextmenu',
      (event) => {
        if (this.#drag !== null) event.preventDefault();
      },
      { signal },
    );
    if (pressed !== null) this.#down(pressed);
  }

  stop(): void {
    this.#end();
    this.#listening.abort();
  }

  #down(event: PointerEvent): void {
    if (this.#drag !== null || event.button !== 0 || !(event.target instanceof Element)) return;
    const source = event.target.closest<HTMLElement>('[data-card]');
    const card = source?.dataset.card;
    if (source === null || card === undefined) return;
    const { x, y, pointerId: pointer } = event;
    const drag: Drag = { card, pointer, source, x, y, likeness: null, timer: 0 };
    this.#drag = drag;
    if (event.pointerType !== 'touch') return;
    drag.timer = window.setTimeout(() => {
      this.#begin(drag, x, y);
    }, HOLD);
  }

  #move({ pointerId, pointerType, x, y }: PointerEvent): void {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    if (drag.likeness === null) {
      if (Math.hypot(x - drag.x, y - drag.y) <= SLACK) return;
      if (pointerType === 'touch') {
        this.#end();
        return;
      }
      this.#begin(drag, x, y);
    }
    if (drag.likeness !== null) follow(drag.likeness, x, y);
    this.#mark(this.#placeAt(x, y));
  }

  #up({ pointerId, x, y }: PointerEvent): void {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    const place = this.#placeAt(x, y);
    this.#end();
    if (drag.likeness === null) return;
    // What was dragged was not pressed.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => {
      removeEventListener('click', swallow, { capture: true });
    });
    if (place !== null) this.#drop(drag.card, place);
  }

  #begin(drag: Drag, x: number, y: number): void {
    clearTimeout(drag.timer);
    drag.likeness = likenessOf(drag.source);
    follow(drag.likeness, x, y);
    this.#root.dataset.dragging = '';
  }

  #end(): void {
    if (this.#drag === null) return;
    clearTimeout(this.#drag.timer);
    this.#drag.likeness?.remove();
    this.#drag = null;
    delete this.#root.dataset.dragging;
    this.#mark(null);
  }

  #placeAt(x: number, y: number): HTMLElement | null {
    const place = document.elementFromPoint(x, y)?.closest<HTMLElement>(this.#places) ?? null;
    return place !== null && this.#root.contains(place) ? place : null;
  }

  /** Marks the place where the card would go, and no other. */
  #mark(place: HTMLElement | null): void {
    for (const marked of this.#root.querySelectorAll('[data-over]')) marked.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
  }
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A picture of the card that moves with the pointer, in nobody's way. */
function likenessOf(source: HTMLElement): HTMLElement {
  const likeness = document.createElement('div');
  likeness.className = 'dragged';
  likeness.setAttribute('aria-hidden', 'true');
  const picture = source.querySelector('.card-face') ?? source.querySelector('.card-label') ?? source;
  likeness.append(picture.cloneNode(true));
  document.body.append(likeness);
  return likeness;
}

function follow(likeness: HTMLElement, x: number, y: number): void {
  likeness.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}
