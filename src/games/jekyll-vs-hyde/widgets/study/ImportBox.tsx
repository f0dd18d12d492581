import { useState } from 'preact/hooks';
import { DRAWN_FIELD, MAX_BYTES } from '#kit/bounds';
import { excessOf } from '#kit/free-text';
import { punctuation } from '#said/punctuation';
import { words } from '#said/study';
import { fileOrTextFrom } from '#widgets/transfer-input.ts';
import { siteUrl } from '#widgets/site-url.ts';
import type { Draft } from '#widgets/use-draft.ts';

interface ImportBoxProps {
  /** What has been pasted or typed so far: it stays in the field whatever comes of it. */
  readonly draft: Draft;
  readonly take: (brought: File | string) => void;
}

/** Takes games in: pasted, opened or dropped. */
export function ImportBox({ draft: { text, write, isLoose }, take }: ImportBoxProps) {
  const [hovered, hover] = useState(false);
  const shown = isShown(text);
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
      }}
    >
      <h2>{words.bring}</h2>
      {shown ? (
        <label>
          {words.paste}
          <textarea
            rows={6}
            value={text}
            spellcheck={false}
            onInput={({ currentTarget }) => {
              write(currentTarget.value);
            }}
          />
        </label>
      ) : (
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
      )}
      {isLoose && (
        <p class="warning" role="status">
          {words.loose}
        </p>
      )}
      <div class="actions">
        <button class="button" data-primary aria-disabled={text.trim() === ''}>
          {words.show}
        </button>
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
        <span>
          {words.drop}
          {punctuation.afterSentence}
          <a href={siteUrl('/jekyll-vs-hyde/notation/')}>{words.notation}</a>
        </span>
      </div>
    </form>
  );
}

/** Whether a field can show a text without keeping the page waiting. Any other is held, and taken as it is. */
function isShown(text: string): boolean {
  return text.length <= DRAWN_FIELD && excessOf(text, DRAWN_FIELD) === null;
}
