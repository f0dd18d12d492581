import { useEffect, useState } from 'preact/hooks';
import { words as sandboxWords } from '#said/jekyll-vs-hyde/sandbox';
import { copyText } from '#widgets/copy-text.ts';
import { siteUrl as addressOf } from '#widgets/site-url.ts';

/** Copies a link to what is shown. Where the clipboard is closed to us, it still stands in the field. */
export function CopyLink({ link }: { readonly link: string }) {
  const [copied, tell] = useState<{ readonly address: string; readonly done: boolean } | null>(null);
  const { link: words } = sandboxWords;
  // A link to what was shown before is no longer the one that is wanted.
  useEffect(() => {
    tell(null);
  }, [link]);
  const copy = async () => {
    const { href: address } = new URL(`${addressOf('/jekyll-vs-hyde/sandbox/')}#${link}`, location.href);
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
        {words.copy}
      </button>
      <div class="copied" role="status">
        {copied !== null && (
          <label>
            {copied.done ? words.copied(copied.address.length) : words.notCopied}
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
