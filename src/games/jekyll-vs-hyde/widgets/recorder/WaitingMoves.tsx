import { words } from '#said/jekyll-vs-hyde/record';
import type { RunningRecord } from './use-recording.ts';

/** What was entered after a move that has been taken back: it waits to be entered again, or to be dropped. */
export function WaitingMoves({ running }: { readonly running: RunningRecord }) {
  const waiting = running.recording.waiting.length;
  return (
    <div class="record-waiting">
      <p>{words.waiting(waiting)}</p>
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            running.again(1);
          }}
        >
          {words.again}
        </button>
        {waiting > 1 && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              running.again();
            }}
          >
            {words.againAll(waiting)}
          </button>
        )}
        <button type="button" class="button quiet" onClick={running.drop}>
          {words.drop}
        </button>
      </div>
    </div>
  );
}
