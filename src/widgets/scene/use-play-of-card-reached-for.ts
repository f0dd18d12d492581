import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * Whoever reaches for another card while a move is still shown means to try that one: it is pressed as soon as the hand can be played
 * from again, `acts`, to which `again` leads; null where nothing more is to be found. Gives what listens to clicks within `root`.
 */
export function usePlayOfCardReachedFor(
  root: RefObject<HTMLElement>,
  acts: boolean,
  again: (() => void) | null,
): (event: { readonly target: EventTarget | null }) => void {
  const [reached, reach] = useState<string | null>(null);
  useEffect(() => {
    if (!acts || reached === null) return;
    reach(null);
    const button = root.current?.querySelector<HTMLElement>(
      `[data-lower] .player-hand [data-card="${reached}"] button`,
    );
    button?.focus({ preventScroll: true });
    button?.click();
  }, [acts, reached]);
  return ({ target }) => {
    if (acts || again === null || !(target instanceof Element)) return;
    if (target.closest('[data-lower] .hand') === null) return;
    reach(target.closest<HTMLElement>('[data-card]')?.dataset.card ?? null);
    again();
  };
}
