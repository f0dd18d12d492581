import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { MAX_BYTES } from '#kit/input-limits';
import { punctuation } from '#said/punctuation';
import { words } from '#said/own-games';
import { fileOrTextFrom, isShown } from '../read-file-or-transfer.ts';
import { gamePageUrl } from '../game-page-url.ts';
import type { Draft } from '../use-autosaved-draft.ts';
import '../../styles/side-panel.css';

interface ImportBoxProps {
  readonly game: string;
  /** What has been pasted or typed so far: it stays in the field whatever comes of it. */
  readonly draft: Draft;
  readonly take: (brought: File | string) => void;
  /** The field, for whoever leads to a place in it. */
  readonly pasted: RefObject<HTMLTextAreaElement>;
  /** The id of what is wrong with the text in the field; undefined where nothing is. */
  readonly wrong?: string | undefined;
}

/** Takes games in: pasted, opened or dropped. */
export function ImportBox({ game, draft, take, pasted, wrong }: ImportBoxProps) {
  const [hovered, hover] = useState(false);
  const { text, write, isLoose } = draft;
  return (
    <form
      class="import"
      data-hovered={hovered ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
      }}
      onDragOver={() => {
        hover(true);
      }}
      onDragLeave={() => {
        hover(false);
      }}
      onPaste={(event) => {
        takePasted(event, take, write);
      }}
    >
      <h2>{words.bring}</h2>
      {isShown(text) ? <PasteField {...draft} field={pasted} wrong={wrong} /> : <HeldText {...draft} />}
      {isLoose && (
        <p class="warning" role="status">
          {words.loose}
        </p>
      )}
      <div class="actions">
        <button class="button" data-primary aria-disabled={text.trim() === ''}>
          {words.show}
        </button>
        <FileButton take={take} />
        <span>
          {words.drop}
          {punctuation.afterSentence}
          <a href={gamePageUrl(game, '/notation/')}>{words.notation}</a>
        </span>
      </div>
    </form>
  );
}

/** Takes what a field had better not be given; all else the browser puts into it. */
function takePasted(event: ClipboardEvent, take: ImportBoxProps['take'], write: Draft['write']): void {
  const brought = fileOrTextFrom(event.clipboardData);
  // A field takes very long to show a text that is too long to be read anyway.
  if (typeof brought !== 'string' || brought.length > MAX_BYTES) {
    event.preventDefault();
    take(brought);
    return;
  }
  const { target: field } = event;
  if (!(field instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart: from, selectionEnd: to } = field;
  const next = value.slice(0, from) + brought + value.slice(to);
  if (isShown(next)) return;
  event.preventDefault();
  write(next);
}

interface PasteFieldProps extends Draft, Pick<ImportBoxProps, 'wrong'> {
  readonly field: RefObject<HTMLTextAreaElement>;
}

function PasteField({ text, write, wrong, field }: PasteFieldProps) {
  useEffect(() => {
    // The button that was pressed may have gone with the page as it was; what is wrong stands in the field.
    if (wrong !== undefined) field.current?.focus({ preventScroll: true });
  }, [wrong]);
  return (
    <label>
      {words.paste}
      <textarea
        ref={field}
        rows={6}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong}
        value={text}
        spellcheck={false}
        onInput={({ currentTarget }) => {
          write(currentTarget.value);
        }}
      />
    </label>
  );
}

/** In place of a text that no field can show. */
function HeldText({ text, write }: Draft) {
  return (
    <div role="status">
      <p>{words.held(text.length)}</p>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          write('');
        }}
      >
        {words.letGo}
      </button>
    </div>
  );
}

function FileButton({ take }: Pick<ImportBoxProps, 'take'>) {
  return (
    <label class="button file">
      {words.file}
      <input
        type="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) take(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
