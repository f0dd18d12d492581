import { words } from '#said/game-recording';

interface RestoreOrDropUndoneMovesProps {
  /** How many wait. */
  readonly waiting: number;
  /** Enters again what waits: one move, or as many as fit. */
  readonly again: (moves?: number) => void;
  readonly drop: () => void;
}

/** What was entered after a move that has been taken back: it waits to be entered again, or to be dropped. */
export function RestoreOrDropUndoneMoves({ waiting, again, drop }: RestoreOrDropUndoneMovesProps) {
  return (
    <div class="record-waiting">
      <p>{words.waiting(waiting)}</p>
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            again(1);
          }}
        >
          {words.again}
        </button>
        {waiting > 1 && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              again();
            }}
          >
            {words.againAll(waiting)}
          </button>
        )}
        <button type="button" class="button quiet" onClick={drop}>
          {words.drop}
        </button>
      </div>
    </div>
  );
}
