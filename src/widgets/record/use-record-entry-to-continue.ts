import { useState } from 'preact/hooks';
import type { Entry } from '#studies/study-database-queries';

interface Viewed {
  readonly entry: Entry | null;
  readonly settled: (entry: Entry, isBeside: boolean) => void;
}

/**
 * The saved entry with which recording goes on from the viewer. A copy that the viewer saves beside it, because its moves are no longer
 * those of the record, does not count. Pass the returned `settled` to the viewer.
 */
export function useSavedRecordEntry({ entry, settled }: Viewed): {
  readonly record: Entry | null;
  readonly settled: Viewed['settled'];
} {
  const [record, set] = useState(entry);
  const [beside, note] = useState<Entry | null>(null);
  return {
    // One that came in a link may have been kept since, as it came.
    record: record ?? (beside === null ? entry : null),
    settled: (kept, isBeside) => {
      (isBeside ? note : set)(kept);
      settled(kept, isBeside);
    },
  };
}
