import { useState } from 'preact/hooks';
import { MAX_BYTES } from '#kit/bounds';
import { words as site } from '#said/site';
import { broughtBy } from '../brought.ts';
import { link } from '../link.ts';
import type { Draft } from '../use-draft.ts';

interface ImportBoxProps {
  /** What has been pasted or typed so far: it stays in the field whatever comes of it. */
  readonly draft: Draft;
  readonly take: (brought: File | string) => void;
}

/** Takes games in: pasted, opened or dropped. */
export function ImportBox({ draft: { text, write, isLoose }, take }: ImportBoxProps) {
  const [hovered, hover] = useState(false);
  const { desk: words } = site;
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
        const brought = broughtBy(event.clipboardData);
        // A field takes very long to show a text that is too long to be read anyway.
        if (typeof brought === 'string' && brought.length <= MAX_BYTES) return;
        event.preventDefault();
        take(brought);
      }}
    >
      <h2>{words.bring}</h2>
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
          {words.drop} <a href={link('/jekyll-vs-hyde/notation/')}>{words.notation}</a>
        </span>
      </div>
    </form>
  );
}
