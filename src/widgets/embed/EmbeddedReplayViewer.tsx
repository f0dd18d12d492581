import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { pathToString } from '#replays/move-path-string';
import { pathOf } from '#replays/move-path';
import type { Replay } from '#replays/replay';
import { words as sharing } from '#said/share-panel';
import { SiteLogo } from '../SiteLogo.tsx';
import type { Face } from '../face.ts';
import { gamePageUrl } from '../game-page-url.ts';
import { positionsBeforeAndAtFrame } from '../replay/positions-before-and-at-frame.ts';
import { isShortcutAllowed } from '../replay/ReplayControls.tsx';
import { ReplayStage } from '../viewer/ReplayStage.tsx';
import { useSteppedReplay } from '../viewer/use-stepped-replay.ts';
import type { EmbedOptions } from './embed-options.ts';

interface EmbeddedReplayViewerProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly replay: Replay<T>;
  readonly options: EmbedOptions<T['seat']>;
}

/** A game to step through and nothing else, with a way to the whole site. Whose seat it is sits at the bottom. */
export function EmbeddedReplayViewer<T extends GameTypes>({
  face,
  replay,
  options,
}: EmbeddedReplayViewerProps<T>) {
  const { Table } = face;
  const { game } = face.machine;
  const { embed: words } = sharing;
  const held = useSteppedReplay(face, replay, options.at ?? undefined, null);
  const { frames, steps, player } = held;
  const frame = frames[steps.at];
  const title = replay.title ?? face.words.title;
  useEffect(() => {
    document.title = title;
  }, []);
  // Before anything is painted: who sees the page may press a key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcutAllowed(event) && event.key === 'p' && options.controls === 'full') player.toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [player.playing]);
  if (frame === undefined) return null;
  const seen = game.view(frame.position.context.state, options.seat);
  const move = pathToString(pathOf(frames, steps.at));
  const path =
    options.game === null
      ? (`/study/?at=${move}${location.hash}` as const)
      : (`/replays/${options.game}/#${move}` as const);
  return (
    <div class="embed" data-controls={options.controls}>
      <header>
        <h1>{title}</h1>
        <a class="home" href={gamePageUrl(game.id, path)} target="_blank">
          <SiteLogo /> {words.open} <span class="visually-hidden">{words.opensTab}</span>
        </a>
      </header>
      <ReplayStage
        face={face}
        held={held}
        seen={seen}
        controls={options.controls}
        table={
          <Table
            view={seen}
            change={positionsBeforeAndAtFrame(frames, steps.at)}
            players={replay.players}
            below={options.seat === 'all' ? undefined : options.seat}
          />
        }
      />
    </div>
  );
}
