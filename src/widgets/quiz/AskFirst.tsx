import { useEffect, useRef } from 'preact/hooks';
import { words } from '#said/progress';

/** What cannot be undone, and what to ask before. */
export interface Question {
  readonly ask: string;
  readonly yes: string;
  readonly act: () => void;
}

interface AskFirstProps {
  readonly question: Question | null;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone; whoever presses Escape or Enter keeps what there is. */
export function AskFirst({ question, onClose }: AskFirstProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (question !== null) dialog.current?.showModal();
  }, [question]);
  return (
    <dialog ref={dialog} onClose={onClose}>
      <form method="dialog">
        <p>{question?.ask}</p>
        <div class="actions">
          <button
            class="button"
            onClick={() => {
              question?.act();
            }}
          >
            {question?.yes}
          </button>
          <button class="button" data-primary autofocus>
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
