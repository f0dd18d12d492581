import { useState } from 'preact/hooks';
import type { Entry } from '#studies/study-queries';

interface Viewed {
  readonly entry: Entry | null;
  readonly settled: (entry: Entry, isBeside: boolean) => void;
}

/**
 * Where a record that is looked at in the viewer is kept: what has become another game, and is kept beside it, is not where to go on.
 * `settled` is for the viewer.
 */
export function useSavedRecordEntry({ entry, settled }: Viewed): {
  readonly record: Entry | null;
  readonly settled: Viewed['settled'];
} {
  const [record, set] = useState(entry);
  return {
    record,
    settled: (kept, isBeside) => {
      if (!isBeside) set(kept);
      settled(kept, isBeside);
    },
  };
}
