import { isStill } from './use-table-motion.ts';

/** Comes about when nothing moves any more within an element, from the next drawing on. */
export async function settled(element: Element | null): Promise<void> {
  if (element === null || isStill()) return;
  // What moves begins with the drawing after the one that is being made.
  for (let drawings = 0; drawings < 2; drawings += 1) await new Promise(requestAnimationFrame);
  // What moves as somebody scrolls, and with no time, has no end.
  const moving = element
    .getAnimations({ subtree: true })
    .filter(({ timeline }) => timeline === document.timeline);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
