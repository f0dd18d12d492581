import { useRef, useState } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/game';
import type { Replay } from '#replays/replay';
import { writeReplay } from '#replays/write';
import { saverOf, type Saver } from '#studies/saver';
import type { Entry } from '#studies/shelf';
import { add } from '#studies/store';
import { words as siteWords } from '#said/site';

/** How long somebody has to pause before what was written is kept, in milliseconds. */
const PAUSE = 500;

/** Keeps a replay in the browser as it is changed: a game of the site becomes one of the reader's own with the first change. */
export function useKeeping(first: Replay<JekyllVsHyde>, entry: Entry | null) {
  const [said, say] = useState<string | null>(null);
  const saver = useRef<Promise<Saver | null> | null>(entry === null ? null : Promise.resolve(saverOf(entry)));
  const timer = useRef(0);
  const { edit: words } = siteWords;
  const name = first.title ?? words.untitled;

  const write = async (text: string) => {
    if (saver.current === null) {
      const added = add({ name, text, changed: Date.now() });
      saver.current = added.then((result) => (result.ok ? saverOf(result.value) : null));
      const result = await added;
      if (!result.ok) saver.current = null;
      say(result.ok ? words.kept(result.value.name) : words.troubles[result.problem.type]);
      return;
    }
    const result = await (await saver.current)?.save(text, Date.now());
    if (result === undefined) return;
    say(result.ok ? words.kept(result.value.entry.name) : words.troubles[result.problem.type]);
  };
  return {
    said,
    keep: (replay: Replay<JekyllVsHyde>) => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        void write(writeReplay(replay));
      }, PAUSE);
    },
  };
}
