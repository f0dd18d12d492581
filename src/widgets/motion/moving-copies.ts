import type { Movement } from './table-motion-adapter.ts';

/** Parts of an animation: where elements lie on a table, and copies of them that move across it. */

/** A place on a table, in CSS pixels from its corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where something lies, and how wide it is. */
export interface Spot extends Point {
  readonly width: number;
}

/** Where something lies on the table, whatever the page has scrolled to. */
export function spot(table: HTMLElement, element: Element): Spot {
  const outer = table.getBoundingClientRect();
  const { left, top, width } = element.getBoundingClientRect();
  return { x: left - outer.left, y: top - outer.top, width };
}

export function found(table: HTMLElement, selector: string): readonly Element[] {
  return [...table.querySelectorAll(selector)];
}

/** The keyframe that puts a likeness at a point of the table, at a part of its size. */
export function lyingAt({ x, y }: Point, scale = 1): Keyframe {
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

/** What is not there for a while, such as what a likeness is under way to. */
export function unseen(element: Element, duration: number): Movement {
  return { element, keyframes: [{ opacity: 0 }, { opacity: 0 }], duration };
}

/** The same once more, as large as it is. */
export function likenessOf(element: Element, { width }: Spot): HTMLElement | SVGElement {
  const likeness = element.cloneNode(true);
  if (!(likeness instanceof HTMLElement || likeness instanceof SVGElement)) throw new Error('An element');
  likeness.style.inlineSize = `${width}px`;
  return likeness;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A card face down, by the name of its drawing on the page; as wide as the table says, if no width is given. */
export function cardBack(drawn: string, width?: number): Element {
  const back = document.createElementNS(SVG, 'svg');
  back.setAttribute('class', 'card-back');
  back.setAttribute('viewBox', '0 0 96 136');
  if (width !== undefined) back.style.inlineSize = `${width}px`;
  const drawing = document.createElementNS(SVG, 'use');
  drawing.setAttribute('href', drawn);
  back.append(drawing);
  return back;
}
