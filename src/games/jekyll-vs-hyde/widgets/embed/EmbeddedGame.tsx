import { face } from '#games/jekyll-vs-hyde/face.tsx';
import { useEffect } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { pathToString } from '#replays/path-string';
import { pathOf } from '#replays/path';
import type { Replay } from '#replays/replay';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words as sharing } from '#said/jekyll-vs-hyde/sharing';
import { CabinetMark } from '#widgets/CabinetMark.tsx';
import { siteUrl } from '#widgets/site-url.ts';
import { isShortcutAllowed } from '#widgets/replay/Controls.tsx';
import { MoveEvents } from '#widgets/viewer/MoveEvents.tsx';
import { ReplayBoard } from '#widgets/viewer/ReplayBoard.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { useReplay } from '#widgets/viewer/use-replay.ts';
import type { EmbedOptions } from './options.ts';

interface EmbeddedGameProps {
  readonly replay: Replay<JekyllVsHyde>;
  readonly options: EmbedOptions;
}

/** A game to step through and nothing else, with a way to the whole site. Whose seat it is sits at the bottom. */
export function EmbeddedGame({ replay, options }: EmbeddedGameProps) {
  const { embed: words } = sharing;
  const held = useReplay(face, replay, options.at ?? undefined, null);
  const { frames, steps, player } = held;
  const frame = frames[steps.at];
  const title = replay.title ?? game.title;
  useEffect(() => {
    document.title = title;
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcutAllowed(event) && event.key === 'p' && options.controls === 'full') player.toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [player.playing]);
  if (frame === undefined) return null;
  const seen = view(frame.position.context.state, options.seat);
  const move = pathToString(pathOf(frames, steps.at));
  const path =
    options.game === null ? `/study/?at=${move}${location.hash}` : `/replays/${options.game}/#${move}`;
  return (
    <div class="embed" data-controls={options.controls}>
      <header>
        <h1>{title}</h1>
        <a class="home" href={siteUrl(`/jekyll-vs-hyde${path}`)} target="_blank">
          <CabinetMark /> {words.open} <span class="visually-hidden">{words.opensTab}</span>
        </a>
      </header>
      <ReplayBoard
        face={face}
        held={held}
        seen={seen}
        controls={options.controls}
        table={
          <Table view={seen} players={replay.players} below={options.seat === 'hyde' ? 'hyde' : 'jekyll'} />
        }
      />
      <MoveEvents face={face} frame={frame} />
    </div>
  );
}
