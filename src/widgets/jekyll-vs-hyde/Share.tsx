import { useState } from 'preact/hooks';
import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/game';
import { jekyllVsHydeNotation } from '#games/jekyll-vs-hyde/notation';
import { toLink } from '#replays/link';
import type { Replay } from '#replays/replay';
import { writeText } from '#replays/text/write';
import { writeReplay } from '#replays/write';
import { english } from '#words/en/site';
import { link } from '../link.ts';
import { saveFile } from '../save-file.ts';

/** Ways to take a replay along: a link that holds it whole, a file as JSON, a file as text. */
export function Share({ replay }: { readonly replay: Replay<JekyllVsHyde> }) {
  const [shared, share] = useState<string | null>(null);
  const { share: words } = english;
  const text = () => writeText([replay], jekyllVsHyde, jekyllVsHydeNotation);
  const name = (replay.title ?? 'game').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const copy = async () => {
    const address = new URL(`${link('/jekyll-vs-hyde/study/')}#${await toLink(text())}`, location.href).href;
    share(address);
    // Where the clipboard is closed to us, the link still stands in the field.
    await navigator.clipboard.writeText(address).catch(() => undefined);
  };
  return (
    <div class="share">
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            void copy();
          }}
        >
          {words.link}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            saveFile(`${name}.json`, writeReplay(replay));
          }}
        >
          {words.json}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            saveFile(`${name}.txt`, text());
          }}
        >
          {words.text}
        </button>
      </div>
      {shared !== null && (
        <label>
          {words.copied(shared.length)}
          <input
            type="text"
            readOnly
            value={shared}
            onFocus={({ currentTarget }) => {
              currentTarget.select();
            }}
          />
        </label>
      )}
    </div>
  );
}
