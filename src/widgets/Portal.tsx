import { render, type ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface PortalProps {
  /** An element that something else on the page has drawn, and draws nothing into; null as long as it is not there. */
  readonly into: HTMLElement | null;
  readonly children: ComponentChildren;
}

/**
 * Draws its children in another place of the page, before anything is painted. (The one of Preact's `compat` changes for the whole
 * page how fields tell of their changes.)
 */
export function Portal({ into, children }: PortalProps) {
  const place = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (place.current !== into) leave(place.current);
    place.current = into;
    if (into !== null) render(children, into);
  });
  useLayoutEffect(
    () => () => {
      leave(place.current);
    },
    [],
  );
  return null;
}

function leave(place: HTMLElement | null): void {
  if (place !== null) render(null, place);
}
