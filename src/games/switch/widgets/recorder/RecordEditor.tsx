import { useMemo } from 'preact/hooks';
import { face } from '#games/switch/face.tsx';
import { SUITS } from '#games/switch/rules/cards';
import { isBegun } from '#games/switch/record/enter-tap-by-tap';
import { due, tableOf, type Due, type Recording } from '#games/switch/record/record-in-progress';
import { observerOf, replayOf } from '#games/switch/record/record-to-replay';
import { isDeckMadeUp } from '#games/switch/record/record';
import { view } from '#games/switch/rules/view';
import { SuitMark } from '#games/switch/table/SuitMark.tsx';
import { rulesOnlyMachine } from '#games/switch/rules-only-machine';
import { playOutVariations } from '#replays/play-out-variations';
import type { Entry } from '#studies/study-database-queries';
import { words as game } from '#said/switch/names';
import { words as playerHand } from '#said/switch/hand-to-play-from';
import { words } from '#said/switch/recorder';
import { say } from '#words/sentence-per-type';
import { ChoiceForPlayedCard } from '#widgets/ChoiceForPlayedCard.tsx';
import { ExportRecord } from '#widgets/record/ExportRecord.tsx';
import { nameOfDue } from '#widgets/record/RecordPlayerName.tsx';
import { RecordSidePanel } from '#widgets/record/RecordSidePanel.tsx';
import { RecordStage, RecordTools } from '#widgets/record/RecordStage.tsx';
import { useRecordAutosave } from '#widgets/record/use-record-autosave.ts';
import { CardGrid } from './CardGrid.tsx';
import { CompactTable } from './CompactTable.tsx';
import { adapter } from './record-file-adapter.ts';
import { RecordFeedback } from './RecordFeedback.tsx';
import { useRecording, type RunningRecord } from './use-recording.ts';

interface RecordEditorProps {
  readonly first: Recording;
  /** Where it is kept, if it is. */
  readonly entry: Entry | null;
  /** Whether somebody has just begun it, and is to go on with the cards. */
  readonly begun: boolean;
}

/** A record being entered: the table as far as it is known, all cards to tap, and what has been entered. */
export default function RecordEditor({ first, entry, begun }: RecordEditorProps) {
  const keeping = useRecordAutosave(adapter, entry);
  const running = useRecording(first, keeping.keep);
  const { recording, told } = running;
  const next = due(recording);
  const frames = useMemo(() => {
    const replay = replayOf(recording);
    const first = rulesOnlyMachine.begin(replay.rulings);
    return playOutVariations(first, replay.moves, (position, action) =>
      rulesOnlyMachine.play(position, action),
    ).frames;
  }, [recording.sighted]);
  const isOver = next.type === 'nothing';
  const ends = !isOver && recording.finished === true;
  const exporting = (
    <ExportRecord
      {...{ adapter, recording }}
      settled={keeping.settled}
      hint={words.openHint(observerOf(recording), isDeckMadeUp(recording.sighted))}
      goOn={ends ? running.goOn : undefined}
    />
  );
  return (
    <RecordStage
      turn={recording}
      due={next.type}
      asks={say(words.due, next)}
      who={nameOfDue(next, recording.players)}
      begun={begun}
      table={<CompactTable view={view(tableOf(recording), recording.observer)} players={recording.players} />}
      occasion={told}
      told={<RecordFeedback told={told} recording={recording} />}
      controls={<RecordEntry running={running} next={next} />}
      over={(isOver || ends) && exporting}
      ends={ends}
      aside={
        <RecordSidePanel
          {...{ adapter, face, frames, recording, keeping }}
          waiting={recording.waiting.length}
          again={running.again}
          drop={running.drop}
          finish={running.finish}
          backTo={running.backTo}
          legend={words.legend}
          exporting={!isOver && !ends && exporting}
        />
      }
    />
  );
}

interface RecordEntryProps {
  readonly running: RunningRecord;
  readonly next: Due;
}

/** The cards to enter what comes next with, and how it is drawn, taken back or typed. */
function RecordEntry({ running, next }: RecordEntryProps) {
  const { recording } = running;
  return (
    <>
      <CardGrid recording={recording} tap={running.tap} />
      {next.type === 'name' && (
        <ChoiceForPlayedCard label={say(words.due, next)}>
          {SUITS.map((suit) => (
            <button
              key={suit}
              type="button"
              class="button"
              onClick={() => {
                running.choose(suit);
              }}
            >
              <SuitMark suit={suit} /> {game.suits[suit]}
            </button>
          ))}
        </ChoiceForPlayedCard>
      )}
      <RecordTools
        isBegun={isBegun(recording)}
        back={running.back}
        label={words.type}
        hint={words.typeHint}
        enter={running.type}
      >
        <Act running={running} next={next} />
      </RecordTools>
    </>
  );
}

/** What is done without a card: picked ones are played, what is due is drawn, a new deck is shuffled. It keeps its place while nothing can be done. */
function Act({ running, next }: RecordEntryProps) {
  const plays = next.type === 'turn' && next.picked.length > 0;
  const isDue = next.type === 'turn' || next.type === 'shuffle';
  return (
    <button
      type="button"
      class="button"
      data-primary={plays ? '' : undefined}
      aria-disabled={!isDue}
      onClick={() => {
        if (plays) running.lay();
        else if (isDue) running.draw();
      }}
    >
      {plays ? playerHand.play(next.picked) : next.type === 'shuffle' ? words.shuffled : drawing(next)}
    </button>
  );
}

function drawing(next: Due): string {
  const { draw } = playerHand;
  if (next.type !== 'turn') return draw.choice(1);
  return next.cause === 'penalty' || next.cause === 'run'
    ? draw[next.cause](next.owed)
    : draw.choice(next.owed);
}
