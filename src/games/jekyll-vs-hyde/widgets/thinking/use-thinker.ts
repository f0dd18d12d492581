import { useEffect, useState } from 'preact/hooks';
import { createThinker, type Thinker } from './thinker.ts';

/** A thinker for as long as a widget is there, null before the first; and whether it has to think on the page. */
export function useThinker(): { readonly thinker: Thinker | null; readonly onPage: boolean } {
  const [thinker, take] = useState<Thinker | null>(null);
  const [onPage, move] = useState(false);
  useEffect(() => {
    const created = createThinker(() => {
      move(true);
    });
    take(created);
    return created.dismiss;
  }, []);
  return { thinker, onPage };
}
