import { useState } from 'preact/hooks';
import { useFragment } from '#widgets/use-fragment.ts';
import type { OpenedRecord } from './read-named-record.ts';

/** The record that the address of the page names, or that is begun; and what is wrong with the one that it names. */
export function useOpenedRecord() {
  const [opened, open] = useState<OpenedRecord | null>(null);
  const [problem, complain] = useState<string | null>(null);
  useFragment(async (fragment, isWanted) => {
    if (fragment.length < 2) return;
    const { readNamedRecord } = await import('./read-named-record.ts');
    const read = await readNamedRecord(fragment);
    if (!isWanted()) return;
    open(read.record);
    complain(read.problem);
  });
  return { opened, problem, open };
}
