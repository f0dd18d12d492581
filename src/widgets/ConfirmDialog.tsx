import { useEffect, useRef, type MutableRef } from 'preact/hooks';
import './confirm-dialog.css';

/** What is asked before something is done, such as what cannot be undone. */
export interface Question {
  readonly ask: string;
  readonly yes: string;
  /** Leaves everything as it is. */
  readonly no: string;
  /** A line of text to be changed; without it there is only yes and no. */
  readonly text?: string;
  /** More lines to be changed below the text, each with what it is. */
  readonly lines?: readonly { readonly label: string; readonly text: string }[];
  /** With the text and the lines, as they are by then. */
  readonly act: (text: string, lines: readonly string[]) => void;
}

interface ConfirmDialogProps {
  readonly question: Question;
  readonly onClose: () => void;
}

interface LinesProps {
  readonly lines: NonNullable<Question['lines']>;
  /** Where their fields are to be found. */
  readonly fields: MutableRef<(HTMLInputElement | null)[]>;
}

function Lines({ lines, fields }: LinesProps) {
  return lines.map(({ label, text }, at) => (
    <label key={at}>
      {label}
      <input
        ref={(input) => {
          fields.current[at] = input;
        }}
        value={text}
        autocomplete="off"
      />
    </label>
  ));
}

/**
 * Asks first: whoever presses Escape leaves everything as it is, and so does Enter where no text is asked for. The focus goes back
 * to where it was.
 */
export function ConfirmDialog({
  question: { ask, yes, no, text, lines = [], act },
  onClose,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const more = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog class="ask-first" ref={dialog} onClose={onClose} aria-label={ask}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // What is done may take the dialog away.
          dialog.current?.close();
          act(
            field.current?.value ?? '',
            lines.map((_, at) => more.current[at]?.value ?? ''),
          );
        }}
      >
        {text === undefined ? (
          <p>{ask}</p>
        ) : (
          <label>
            {ask}
            <input
              ref={field}
              value={text}
              autocomplete="off"
              autofocus
              onFocus={({ currentTarget }) => {
                currentTarget.select();
              }}
            />
          </label>
        )}
        <Lines lines={lines} fields={more} />
        <div class="actions">
          <button type="submit" class="button" data-primary={text === undefined ? undefined : ''}>
            {yes}
          </button>
          <button
            type="button"
            class="button"
            data-primary={text === undefined ? '' : undefined}
            autofocus={text === undefined}
            onClick={() => {
              dialog.current?.close();
            }}
          >
            {no}
          </button>
        </div>
      </form>
    </dialog>
  );
}
