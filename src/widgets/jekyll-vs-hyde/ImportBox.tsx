import { useState } from 'preact/hooks';
import { MAX_BYTES } from '#replays/problem';
import { english } from '#words/en/site';
import { link } from '../link.ts';

/** Takes games in: pasted, opened or dropped. What was pasted stays in the field whatever comes of it. */
export function ImportBox({ open }: { readonly open: (source: string | Uint8Array) => void }) {
  const [text, type] = useState('');
  const [hovered, hover] = useState(false);
  const { desk: words } = english;
  const take = async (file: File | undefined) => {
    // A file beyond the limit is not read at all; the reader says the limit from the first byte too many.
    if (file !== undefined) open(new Uint8Array(await file.slice(0, MAX_BYTES + 1).arrayBuffer()));
  };
  return (
    <form
      class="import"
      data-hovered={hovered ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        open(text);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        hover(true);
      }}
      onDragLeave={() => {
        hover(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        hover(false);
        void take(event.dataTransfer?.files[0]);
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
            type(currentTarget.value);
          }}
        />
      </label>
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
              void take(currentTarget.files?.[0]);
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
