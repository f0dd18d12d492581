import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { MAX_ADDRESS } from '#kit/input-limits';
import type { GameTypes } from '#kit/game';
import { pathToString } from '#replays/move-path-string';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { pathOf } from '#replays/move-path';
import { writeText } from '#replays/text/write-replay-text';
import { punctuation } from '#said/punctuation';
import { words as sharing } from '#said/share-panel';
import '../../styles/player-hand-and-feedback.css';
import '../../styles/share-panel.css';
import { CopyField } from '../CopyField.tsx';
import { gamePageUrl } from '../game-page-url.ts';
import { titleWithMoveNumber } from '../game-title-with-move-number.ts';
import { ALONG } from '../are-results-hidden.ts';
import { saveFile } from '../save-file.ts';
import { replayFileText } from '../viewer/replay-file-text.ts';
import type { PanelProps } from '../viewer/panel-and-tab-types.ts';
import { BookmarkField } from './BookmarkField.tsx';
import type { Sharing } from './share-adapter.ts';
import { ShareEmbed } from './ShareEmbed.tsx';
import '../../styles/side-panel.css';

type SharePanelProps<T extends GameTypes, Slip extends { readonly type: string }> = PanelProps<T> &
  Sharing<T, Slip>;

const { share: words } = sharing;

/** Ways to take a game along: a link, a file, a picture of the position, a frame for another page. */
export function SharePanel<T extends GameTypes, Slip extends { readonly type: string }>(
  props: SharePanelProps<T, Slip>,
) {
  const { face, game, notation, Picture, replay, site, frames, at, viewer, observed, below } = props;
  // What nobody has seen has been made up for the table: what is handed on is the record.
  const isRecord = observed || (props.textOf?.(replay.moves) ?? null) !== null;
  const text = useMemo(
    () => (isRecord ? replayFileText(props) : writeText([replay], game, notation)),
    [replay.moves],
  );
  const link = useLink(text, site);
  const path = pathOf(frames, at);
  const move = pathToString(path);
  const title = replay.title ?? face.words.title;
  const file = fileNameOf(title);
  const { state, events = [] } = frames[at]?.position.context ?? {};
  return (
    <div class="panel share" role="group" aria-label={words.title}>
      <p class="label">{words.title}</p>
      <ShareLink game={game.id} link={link} move={move} />
      {(site !== null || link.fragment !== null) && (
        <BookmarkField
          game={game.id}
          address={pathOfMove(link, move)}
          title={titleWithMoveNumber(title, path)}
          says={punctuation.row(events.filter(face.isMain).map(face.words.event))}
          holdsGame={site === null}
        />
      )}
      <ShareFiles file={file} json={() => replayFileText(props)} text={isRecord ? null : text} />
      {state !== undefined && Picture !== undefined && (
        <>
          <p class="label">{words.picture}</p>
          <Picture state={state} viewer={viewer} below={below} replay={replay} file={`${file}-${move}`} />
        </>
      )}
      {!isRecord && (
        <Framing link={link}>
          {() => <ShareEmbed face={face} title={title} {...link} move={move} viewer={viewer} />}
        </Framing>
      )}
    </div>
  );
}

/** How a link leads to a game: one of the site by its name, any other in the link itself. */
interface Link {
  readonly site: string | null;
  /** Null: it is not made yet, or too long. */
  readonly fragment: string | null;
  readonly isTooLong: boolean;
}

function useLink(text: string, site: string | null): Link {
  const made = useFragment(text);
  const isTooLong = site === null && made !== null && made.length > MAX_ADDRESS;
  return { site, fragment: isTooLong ? null : made, isTooLong };
}

interface ShareLinkProps {
  readonly game: string;
  readonly link: Link;
  /** The address of the present move. */
  readonly move: string;
}

/** The address of a move among the pages of its game. */
function pathOfMove({ site, fragment }: Link, move: string): `/${string}` {
  return site === null ? `/study/?at=${move}#${fragment ?? ''}` : `/replays/${site}/#${move}`;
}

function ShareLink({ game, link, move }: ShareLinkProps) {
  const { site, fragment, isTooLong } = link;
  const address = new URL(gamePageUrl(game, pathOfMove(link, move)), location.href);
  const along = new URL(address);
  along.searchParams.set(ALONG, '');
  return (
    <>
      {(site !== null || fragment !== null) && (
        <>
          <CopyField
            label={site === null ? words.holdsGame(address.href.length) : words.leadsHere}
            value={address.href}
          />
          <CopyField label={words.along} value={along.href} />
        </>
      )}
      {isTooLong && <p>{words.tooLong}</p>}
    </>
  );
}

interface ShareFilesProps {
  /** What the files are called, without an ending. */
  readonly file: string;
  readonly json: () => string;
  /** Null where it is not to be handed on as text. */
  readonly text: string | null;
}

function ShareFiles({ file, json, text }: ShareFilesProps) {
  return (
    <>
      <p class="label">{words.files}</p>
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            saveFile(`${file}.json`, json());
          }}
        >
          {words.json}
        </button>
        {text === null ? (
          <span>{words.noText}</span>
        ) : (
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
    </>
  );
}

interface FramingProps {
  readonly link: Link;
  /** The options of a frame: it loads a page to look at, so only once it is asked for. */
  readonly children: () => ComponentChildren;
}

/** A frame for another page. */
function Framing({ link: { site, fragment, isTooLong }, children }: FramingProps) {
  const [framing, frame] = useState(false);
  return (
    <details
      open={framing}
      onToggle={({ currentTarget }) => {
        frame(currentTarget.open);
      }}
    >
      <summary class="label">{words.embed}</summary>
      {framing && isTooLong && <p>{words.tooLong}</p>}
      {framing && (site !== null || fragment !== null) && children()}
    </details>
  );
}

/** A text as the fragment of a link; null until it is made. */
function useFragment(text: string): string | null {
  const [made, make] = useState<{ readonly of: string; readonly fragment: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    void replayToUrlFragment(text).then((fragment) => {
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
