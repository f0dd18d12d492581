import { useState } from 'preact/hooks';
import type { Recording } from '#games/jekyll-vs-hyde/record/record-due';
import { readRecordFile } from '#games/jekyll-vs-hyde/record/record-file';
import { fromPermalink } from '#replays/permalink';
import { idFromFragment } from '#studies/id-fragment';
import type { Entry } from '#studies/entries';
import { load } from '#studies/store';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words } from '#said/jekyll-vs-hyde/record';
import { words as replays } from '#said/replays';
import { words as desk } from '#said/study';
import { problemSentence } from '#words/replays';
import { useFragment } from '#widgets/use-fragment.ts';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import { RecordSetup, type RulingChoice } from './RecordSetup.tsx';

interface Opened {
  readonly recording: Recording;
  readonly entry: Entry | null;
  readonly begun: boolean;
}

/** Recording a game at a real table. The address names the record, so a reload or a link from elsewhere goes on with it. */
export default function Recorder({ rulings }: { readonly rulings: readonly RulingChoice[] }) {
  const [opened, open] = useState<Opened | null>(null);
  const [problem, complain] = useState<string | null>(null);

  const RecordSheet = useLazyComponent(opened !== null, () => import('./RecordSheet.tsx'));

  const read = (text: string, entry: Entry | null) => {
    const file = readRecordFile(text);
    if (file?.ok !== true) {
      lack(file === null ? words.noRecord : problemSentence(file.problem, replays, legality));
      return;
    }
    const { recording, problem: slip } = file.value;
    complain(
      slip &&
        desk.atMove(slip.move ?? recording.sighted.length + 1, problemSentence(slip, replays, legality)),
    );
    // What could not be read whole is not written over: what is entered now is kept beside it.
    open({ recording, entry: slip === null ? entry : null, begun: false });
  };
  const lack = (sentence: string) => {
    complain(sentence);
    open(null);
  };
  useFragment(async (fragment, isWanted) => {
    if (fragment.length < 2) return;
    const id = idFromFragment(fragment);
    if (id === null) {
      const text = await fromPermalink(fragment);
      if (!isWanted()) return;
      if (text.ok) read(text.value, null);
      else lack(desk.links[text.problem.type]);
      return;
    }
    const found = await load(GAME_ID, id);
    if (!isWanted()) return;
    if (found.ok) read(found.value.text, found.value);
    else lack(desk.troubles[found.problem.type]);
  });

  return (
    <>
      <div role="status">{problem !== null && <p class="warning">{problem}</p>}</div>
      {opened === null || RecordSheet === null ? (
        <RecordSetup
          rulings={rulings}
          start={(recording) => {
            open({ recording, entry: null, begun: true });
          }}
        />
      ) : (
        <RecordSheet
          key={opened.recording}
          first={opened.recording}
          entry={opened.entry}
          begun={opened.begun}
        />
      )}
    </>
  );
}
