import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MAX_ADDRESS } from '#kit/bounds';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { jekyllVsHydeNotation } from '#games/jekyll-vs-hyde/rules/notation';
import { pathToString } from '#replays/path-string';
import { toPermalink } from '#replays/permalink';
import { pathOf } from '#replays/path';
import { writeText } from '#replays/text/write';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words as sharing } from '#said/jekyll-vs-hyde/sharing';
import '../../../../styles/play.css';
import '../../../../styles/share.css';
import { CopyField } from '#widgets/CopyField.tsx';
import { siteUrl } from '#widgets/site-url.ts';
import { saveFile } from '#widgets/save-file.ts';
import type { PanelProps } from '#widgets/viewer/panel.ts';
import { ShareEmbed } from './ShareEmbed.tsx';
import { SharePicture } from './SharePicture.tsx';

/** Ways to take a game along: a link, a file, a picture of the position, a frame for another page. */
export default function SharePanel({
  replay,
  textOf,
  site,
  frames,
  at,
  viewer,
  observed,
  below,
}: PanelProps<JekyllVsHyde>) {
  const { share: words } = sharing;
  // What nobody knows of the other hand has been made up for the table: what is handed on is the record.
  const text = useMemo(
    () => (observed ? textOf(replay.moves) : writeText([replay], jekyllVsHyde, jekyllVsHydeNotation)),
    [replay.moves],
  );
  const made = useFragment(text);
  const isTooLong = site === null && made !== null && made.length > MAX_ADDRESS;
  const fragment = isTooLong ? null : made;
  const move = pathToString(pathOf(frames, at));
  const title = replay.title ?? game.title;
  const file = fileNameOf(title);
  const state = frames[at]?.position.context.state;
  const [framing, frame] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands below what is told of the move: whoever asked for it is to see it come.
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // A game of the site is known by its name; any other is in the link itself.
  const path = site === null ? `/study/?at=${move}#${fragment ?? ''}` : `/replays/${site}/#${move}`;
  const address = new URL(siteUrl(`/jekyll-vs-hyde${path}`), location.href).href;
  return (
    <div class="panel share" role="group" aria-label={words.title} ref={root}>
      <p class="label">{words.title}</p>
      {(site !== null || fragment !== null) && (
        <CopyField
          label={site === null ? words.holdsGame(address.length) : words.leadsHere}
          value={address}
        />
      )}
      {isTooLong && <p>{words.tooLong}</p>}
      <p class="label">{words.files}</p>
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            saveFile(`${file}.json`, textOf(replay.moves));
          }}
        >
          {words.json}
        </button>
        {!observed && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              saveFile(`${file}.txt`, text);
            }}
          >
            {words.text}
          </button>
        )}
      </div>
      {state !== undefined && (
        <SharePicture
          state={state}
          viewer={viewer}
          flipped={below === 'hyde'}
          title={replay.title}
          players={replay.players}
          file={`${file}-${move}`}
        />
      )}
      {!observed && (
        <details
          open={framing}
          onToggle={({ currentTarget }) => {
            frame(currentTarget.open);
          }}
        >
          <summary class="label">{words.embed}</summary>
          {framing && isTooLong && <p>{words.tooLong}</p>}
          {framing && (site !== null || fragment !== null) && (
            <ShareEmbed title={title} site={site} fragment={fragment} move={move} viewer={viewer} />
          )}
        </details>
      )}
    </div>
  );
}

/** A text as the fragment of a link; null until it is made. */
function useFragment(text: string): string | null {
  const [made, make] = useState<{ readonly of: string; readonly fragment: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    void toPermalink(text).then((fragment) => {
      if (wanted) make({ of: text, fragment });
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  return made?.of === text ? made.fragment : null;
}

/** A name that every system takes for a file. */
function fileNameOf(title: string): string {
  const plain = title
    .toWellFormed()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return plain.replace(/^-|-$/g, '').slice(0, 60) || 'game';
}
