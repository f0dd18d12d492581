import { useState } from 'preact/hooks';
import { SEATS, type Seat } from '#games/chronicle/rules/cards';
import { PLAYERS } from '#games/chronicle/rules/deal';
import { beginRecording, type Recording } from '#games/chronicle/record/record-in-progress';
import type { Rulings } from '#games/chronicle/rules/ruling-switches';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import { isAnythingKept } from '#games/chronicle/widgets/reader-supplied-card-effects/reader-supplied-card-effects-key';
import UnknownCardEffectsLine from '#games/chronicle/widgets/unknown-card-effects/UnknownCardEffectsLine.tsx';
import { words } from '#said/chronicle/recorder';
import { RecordSetup, type RecordStart, type RulingChoice } from '#widgets/record/RecordSetup.tsx';
import { useOpenedRecord } from '#widgets/record/use-record-from-url.ts';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';

const loadAdapter = async () => (await import('./record-file-adapter.ts')).adapter;
const COUNTS = SEATS.map((_, index) => index + 1).filter((count) => count >= PLAYERS.fewest);

/** Recording a game at a real table. The address names the record, so a reload or a link from elsewhere goes on with it. */
export default function Recorder({ rulings }: { readonly rulings: readonly RulingChoice[] }) {
  const { opened, problem, open } = useOpenedRecord(loadAdapter);
  const [count, sit] = useState<number>(PLAYERS.fewest);
  const RecordEditor = useLazyComponent(opened !== null, () => import('./RecordEditor.tsx'));
  const { opening } = words;
  const seats = SEATS.slice(0, count);
  return (
    <>
      <div role="status">{problem !== null && <p class="warning">{problem}</p>}</div>
      {opened === null || RecordEditor === null ? (
        <RecordSetup
          observers={[...seats, 'all' as const].map((id) => ({ id, text: opening.observers[id] }))}
          sees={opening.sees}
          unknown={opening.unknown}
          seats={seats.map((id) => ({ id, text: opening.player(id) }))}
          rulings={rulings}
          ownRecords={async () => {
            // What keeps a record is not wanted before there is one.
            const [{ listSavedRecords }, { readRecordFile }] = await Promise.all([
              import('#widgets/record/list-saved-records.ts'),
              import('#games/chronicle/record/record-file'),
            ]);
            return listSavedRecords({ game: GAME_ID, read: readRecordFile }, 3);
          }}
          start={(chosen) => {
            void filledIn().then((abilities) => {
              open({ recording: recordingOf(chosen, seats, abilities), entry: null, begun: true });
            });
          }}
        >
          <UnknownCardEffectsLine />
          <label>
            {opening.players}{' '}
            <select
              value={count}
              onChange={({ currentTarget }) => {
                sit(Number(currentTarget.value));
              }}
            >
              {COUNTS.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
        </RecordSetup>
      ) : (
        <RecordEditor
          key={opened.recording}
          first={opened.recording}
          entry={opened.entry}
          begun={opened.begun}
        />
      )}
    </>
  );
}

/** What the reader has filled in of the cards, by which the table plays; what reads it is fetched only where something is kept. */
async function filledIn(): Promise<Pick<Partial<Rulings>, 'abilities'>> {
  if (!isAnythingKept()) return {};
  const [{ loadFilledInCards }, { abilitiesBy }] = await Promise.all([
    import('#games/chronicle/widgets/reader-supplied-card-effects/reader-supplied-card-effects-store'),
    import('#games/chronicle/rules/reader-supplied-card-effects'),
  ]);
  const { set } = loadFilledInCards();
  return Object.keys(set.abilities).length > 0 ? { abilities: abilitiesBy(set) } : {};
}

function recordingOf(
  { observer, rulings, ...start }: RecordStart,
  seats: readonly Seat[],
  abilities: Pick<Partial<Rulings>, 'abilities'>,
): Recording {
  const settled = { ...rulings, ...abilities };
  return beginRecording({
    ...start,
    seats: seats.length,
    observer: seats.find((seat) => seat === observer) ?? 'all',
    // The page offers readings of these switches and no others.
    ...(Object.keys(settled).length > 0 && { rulings: settled }),
  });
}
