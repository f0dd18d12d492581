import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words } from '#said/sandbox';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { Choice, SandboxAdapter, StartProps } from './sandbox-adapter.ts';

interface StartingPositionsProps<T extends GameTypes, Setup extends object>
  extends Omit<StartProps<T, Setup>, 'beginAndClose'>, Pick<SandboxAdapter<T, Setup>, 'starts'> {
  /** Begins with nothing on the table. */
  readonly clear: () => void;
}

/** Where to begin: with nothing, or with what the game offers. */
export function StartingPositions<T extends GameTypes, Setup extends object>({
  starts,
  clear,
  ...props
}: StartingPositionsProps<T, Setup>) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div class="starts" role="group" aria-label={words.start.label} ref={root}>
      <button type="button" class="button quiet" onClick={clear}>
        {words.start.empty}
      </button>
      {starts.map((start) => (
        <Start key={start.id} start={start} root={root} {...props} />
      ))}
    </div>
  );
}

interface StartDetailsProps<T extends GameTypes, Setup> extends Omit<StartProps<T, Setup>, 'beginAndClose'> {
  readonly start: Choice<StartProps<T, Setup>>;
  readonly root: RefObject<HTMLElement>;
}

/** One way to begin, fetched when it is opened. */
function Start<T extends GameTypes, Setup>({ start, root, ...props }: StartDetailsProps<T, Setup>) {
  const [wanted, want] = useState(false);
  const Form = useLazyComponent(wanted, start.load);
  return (
    <details
      name="start"
      onToggle={({ currentTarget }) => {
        want(currentTarget.open);
      }}
    >
      <summary class="button quiet">{start.label}</summary>
      {Form === null ? (
        <p class="start-form">{words.start.loading}</p>
      ) : (
        <Form
          {...props}
          beginAndClose={(question) => {
            // The list has done its work, and what it was chosen from makes room for the table.
            const open = root.current?.querySelector('details[open]');
            open?.querySelector('summary')?.focus();
            open?.removeAttribute('open');
            props.begin(question);
          }}
        />
      )}
    </details>
  );
}
