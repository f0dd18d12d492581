import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import { RecordSetup, type RulingChoice } from './RecordSetup.tsx';
import { useOpenedRecord } from './use-opened-record.ts';

/** Recording a game at a real table. The address names the record, so a reload or a link from elsewhere goes on with it. */
export default function Recorder({ rulings }: { readonly rulings: readonly RulingChoice[] }) {
  const { opened, problem, open } = useOpenedRecord();
  const RecordSheet = useLazyComponent(opened !== null, () => import('./RecordSheet.tsx'));
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
