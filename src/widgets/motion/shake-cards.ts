import { isStill } from './use-table-motion.ts';

/** Shakes cards of a hand as a head is shaken; those that carry `data-card`. Still for readers who want no motion. */
export function shake(hand: HTMLElement, cards: readonly string[]): void {
  if (isStill()) return;
  for (const card of cards) {
    const aside = ['0', '-6px', '6px', '-4px', '3px', '0'];
    hand
      .querySelector(`[data-card="${card}"]`)
      ?.animate({ translate: aside }, { duration: 420, easing: 'ease-in-out' });
  }
}
