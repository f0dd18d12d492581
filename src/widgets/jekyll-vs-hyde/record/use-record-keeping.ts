import { useRef, useState } from 'preact/hooks';
import type { Recording } from '#games/jekyll-vs-hyde/record-due';
import { recordText } from '#machines/records';
import { fragmentOf } from '#studies/address';
import { saverOf, type Saver } from '#studies/saver';
import type { Entry } from '#studies/shelf';
import { add } from '#studies/store';
import { words as site } from '#said/site';

export interface RecordKeeping {
  /** What came of keeping it; null: nothing has been kept yet. */
  readonly said: string | null;
  /** Keeps the record as it is now, after all that was to be kept before. */
  readonly keep: (recording: Recording) => void;
  /** The id under which it is kept, once all is; null where this browser keeps nothing. */
  readonly settled: () => Promise<number | null>;
}

/** Keeps a record in the browser with every tap. The address of the page names it, so that a reload finds it again. */
export function useRecordKeeping(entry: Entry | null): RecordKeeping {
  const [said, say] = useState<string | null>(null);
  const saver = useRef<Saver | null>(entry && saverOf(entry));
  const id = useRef(entry?.id ?? null);
  const last = useRef<Promise<void>>(Promise.resolve());
  const { edit: words } = site;

  const found = (kept: Entry) => {
    id.current = kept.id;
    history.replaceState(history.state, '', `#${fragmentOf(kept.id)}`);
    say(words.kept(kept.name));
  };
  const write = async (recording: Recording) => {
    const text = recordText(recording);
    if (saver.current !== null) {
      const saved = await saver.current.save(text, Date.now());
      if (saved.ok) found(saved.value.entry);
      else say(words.troubles[saved.problem.type]);
      return;
    }
    const added = await add({ name: recording.title ?? words.untitled, text, changed: Date.now() });
    if (added.ok) {
      saver.current = saverOf(added.value);
      found(added.value);
    } else say(words.troubles[added.problem.type]);
  };
  return {
    said,
    keep: (recording) => {
      last.current = last.current.then(() => write(recording));
    },
    settled: () => last.current.then(() => id.current),
  };
}
