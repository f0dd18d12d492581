import { useEffect, useState } from 'preact/hooks';
import { NOTHING_FILLED_IN, type FilledIn } from '#games/chronicle/rules/reader-supplied-card-effects';
import { FILLED_IN_CHANGED, FILLED_IN_KEY, isAnythingKept } from './reader-supplied-card-effects-key.ts';

/**
 * What the reader has filled in, as it is now: nothing until the page has looked, and again whenever it is changed, here or in another
 * tab. What reads it is fetched only where something is kept.
 */
export function useFilledInCards(): FilledIn {
  const [set, show] = useState(NOTHING_FILLED_IN);
  useEffect(() => {
    const look = () => {
      if (isAnythingKept())
        void import('./reader-supplied-card-effects-store.ts').then(({ loadFilledInCards }) => {
          show(loadFilledInCards().set);
        });
      else show(NOTHING_FILLED_IN);
    };
    const elsewhere = ({ key }: StorageEvent) => {
      if (key === null || key === FILLED_IN_KEY) look();
    };
    look();
    addEventListener(FILLED_IN_CHANGED, look);
    addEventListener('storage', elsewhere);
    return () => {
      removeEventListener(FILLED_IN_CHANGED, look);
      removeEventListener('storage', elsewhere);
    };
  }, []);
  return set;
}
