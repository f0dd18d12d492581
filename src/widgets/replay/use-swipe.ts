import { useRef } from 'preact/hooks';

/** So far a finger goes before it means something, in pixels. */
const FAR = 48;

/** What an element needs so that a finger drawn across it sideways goes back or forward. */
export function useSwipe(go: (way: 'back' | 'forward') => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const [touch, second] = touches;
      // A slider is drawn sideways for a purpose of its own.
      const isOwn = target instanceof HTMLInputElement || second !== undefined;
      from.current = touch === undefined || isOwn ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches: [touch] }: TouchEvent) => {
      if (from.current === null || touch === undefined) return;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) go(x > 0 ? 'back' : 'forward');
    },
  };
}
