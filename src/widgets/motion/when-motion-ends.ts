import { isStill } from './use-table-motion.ts';

/** Comes about when nothing moves any more within an element, from the next drawing on. */
export async function settled(element: Element | null): Promise<void> {
  if (element === null || isStill()) return;
  // What moves begins with the drawing after the one that is being made.
  for (let drawings = 0; drawings < 2; drawings += 1) await new Promise(requestAnimationFrame);
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
}
