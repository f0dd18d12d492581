import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface VerdictBarProps {
  /** The verdict, where it stands whole. */
  readonly of: RefObject<HTMLElement>;
  /** Null where that hangs on what nobody knows. */
  readonly upheld: boolean | null;
  readonly text: string;
}

/** As much of the verdict is still to be seen when the bar takes its place, in pixels: as tall is the bar. */
const BAR = 56;

/** The first lines of the verdict, at the head of the window once it has scrolled away: pressing them leads back to all of it. */
export function VerdictBar({ of, upheld, text }: VerdictBarProps) {
  const [isAway, become] = useState(false);
  useEffect(() => {
    if (of.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined) become(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      { rootMargin: `-${BAR}px 0px 0px` },
    );
    watch.observe(of.current);
    return () => {
      watch.disconnect();
    };
  }, []);
  return (
    <div class="dispute-bar">
      {isAway && (
        <button type="button" data-upheld={upheld ?? undefined} onClick={() => of.current?.focus()}>
          <span>{text}</span>
        </button>
      )}
    </div>
  );
}
