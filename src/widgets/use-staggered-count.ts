import { useEffect, useState } from 'preact/hooks';

const PAUSE = 850;

/** How many of `total` things to show so far, one more every moment; all at once for who wants no motion. A new `key` starts over. */
export function useStaggeredCount(total: number, key: unknown): number {
  const [shown, show] = useState({ key, count: 0 });
  const count = shown.key === key ? shown.count : 0;
  useEffect(() => {
    if (count >= total) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => {
        show({ key, count: still ? total : count + 1 });
      },
      count === 0 || still ? 0 : PAUSE,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [key, count, total]);
  return count;
}
