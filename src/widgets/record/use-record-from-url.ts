import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { useUrlFragment } from '../use-url-fragment.ts';
import type { RecordFileAdapter } from './record-file-adapter.ts';
import type { OpenedRecord } from './read-record-from-url-fragment.ts';

/** The record that the address of the page names, or that is begun; and what is wrong with the one that it names. */
export function useOpenedRecord<T extends GameTypes, Recording extends object>(
  load: () => Promise<RecordFileAdapter<T, Recording>>,
) {
  const [opened, open] = useState<OpenedRecord<Recording> | null>(null);
  const [problem, complain] = useState<string | null>(null);
  useUrlFragment(async (fragment, isWanted) => {
    if (fragment.length < 2) return;
    const { readRecordFromUrlFragment } = await import('./read-record-from-url-fragment.ts');
    const read = await readRecordFromUrlFragment(await load(), fragment);
    if (!isWanted()) return;
    open(read.record);
    complain(read.problem);
  });
  return { opened, problem, open };
}
