import { useEffect, useRef, useState } from 'preact/hooks';

/** The width of an element in whole pixels, now and whenever it changes; 320 before it is known. Give it the `ref`. */
export function useElementWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, set] = useState(320);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) set(Math.floor(entry.contentRect.width));
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [box, width] as const;
}
