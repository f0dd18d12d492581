import { useEffect, useState } from 'preact/hooks';
import { words } from '#said/sandbox';
import { copyText } from '../copy-text.ts';

/** Copies a link to what this page shows. Where the clipboard is closed to us, it still stands in the field. */
export function CopyLink({ link }: { readonly link: string }) {
  const [copied, tell] = useState<{ readonly address: string; readonly done: boolean } | null>(null);
  // A link to what was shown before is no longer the one that is wanted.
  useEffect(() => {
    tell(null);
  }, [link]);
  const copy = async () => {
    const address = `${location.origin}${location.pathname}#${link}`;
    tell({ address, done: await copyText(address) });
  };
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          void copy();
        }}
      >
        {copied?.done === true ? words.link.done : words.link.copy}
      </button>
      <div class="copied" role="status">
        {copied !== null && (
          <label>
            {copied.done ? words.link.copied(copied.address.length) : words.link.notCopied}
            <input
              type="text"
              readOnly
              value={copied.address}
              onFocus={({ currentTarget }) => {
                currentTarget.select();
              }}
            />
          </label>
        )}
      </div>
    </>
  );
}
