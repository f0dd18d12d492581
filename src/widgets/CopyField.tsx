import { useRef, useState } from 'preact/hooks';
import { words } from '#said/copy-field';
import { copyText } from './copy-text.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** How many lines of it are shown. */
  readonly rows?: number;
}

/** Something to be taken along: it stands in a field, and a button copies it. */
export function CopyField({ label, value, rows = 2 }: CopyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useState({ of: '', sentence: '' });
  const copy = async () => {
    // Where the clipboard is closed to us, what is to be copied is at least marked.
    const copied = await copyText(value);
    if (!copied) field.current?.select();
    say({ of: value, sentence: copied ? words.copied : words.select });
  };
  return (
    <div class="copy-field">
      <label>
        {label}
        <textarea
          ref={field}
          readOnly
          rows={rows}
          value={value}
          spellcheck={false}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      </label>
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            void copy();
          }}
        >
          {words.copy} <span class="visually-hidden">{label}</span>
        </button>
        <span role="status">{said.of === value ? said.sentence : ''}</span>
      </div>
    </div>
  );
}
