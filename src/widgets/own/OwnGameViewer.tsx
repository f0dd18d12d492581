import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { fragmentOf } from '#studies/study-id-fragment';
import type { Entry } from '#studies/study-database-queries';
import type { PlayerNames } from '#replays/replace-player-names';
import type { Replay } from '#replays/replay';
import { words as keys } from '#said/keyboard-shortcuts';
import { words } from '#said/own-games';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { One, OwnViewer } from './own-games-page-types.ts';
import type { SeatName } from './read-games.ts';
import { RenameGameButton } from './RenameGameButton.tsx';
import { replayWithSavedNames } from './replay-with-saved-names.ts';
import type { Told } from './use-own-games-page.ts';

interface ShownGameProps<T extends GameTypes, Extra extends object> {
  readonly shown: One<T, Extra>;
  readonly viewer: OwnViewer<T, Extra>;
  readonly show: (one: One<T, Extra>) => void;
  readonly tell: (told: Partial<Told>) => void;
  /** The way back. */
  readonly children: ComponentChildren;
}

/** A game in the viewer, under its own title and with who played it, wherever it came from. */
export function OwnGameViewer<T extends GameTypes, Extra extends object>({
  shown,
  viewer,
  show,
  tell,
  children,
}: ShownGameProps<T, Extra>) {
  const Viewer = useLazyComponent(true, viewer);
  const latest = useLatest(shown);
  const { game, entry, start, players } = shown;
  const { replay, extra } = useMemo(
    () => replayWithSavedNames(game, entry, players),
    [game, entry?.name, players],
  );
  const title = entry?.name ?? replay.title ?? words.untitled;
  useDocumentTitle(title);
  const settled = (entry: Entry) => {
    const { current: now } = latest;
    // Who has gone on to another meanwhile has another address, and the other game is kept elsewhere.
    if (now?.game !== game) return;
    // The address names it from now on, so that a reload finds it again with all that was written.
    history.replaceState(history.state, '', `#${fragmentOf(entry.id)}`);
    show({ ...now, entry });
  };
  return (
    <>
      <GameHead
        key={game}
        {...{ title, replay, tell }}
        entry={entry}
        // What is no replay is kept as it came: made into one it would hold what nobody has seen.
        keep={extra === null || game.extraText !== undefined ? settled : null}
        text={game.extraText}
        seats={game.seats}
        renamed={(entry, players) => {
          const { current: now } = latest;
          if (now?.entry?.id !== entry.id) return;
          show({ ...now, entry, players });
          // What was said of its name is no longer so.
          tell({});
        }}
      >
        {children}
      </GameHead>
      {Viewer !== null && (
        <Viewer
          key={game}
          replay={replay}
          extra={extra}
          entry={entry}
          start={start ?? game.end}
          place="query"
          settled={settled}
        />
      )}
    </>
  );
}

interface GameHeadProps<T extends GameTypes> {
  readonly title: string;
  readonly replay: Replay<T>;
  /** Where it is kept; null: nowhere yet. */
  readonly entry: Entry | null;
  readonly tell: (told: Partial<Told>) => void;
  /** Is told where it is kept once that is asked for; null: it cannot be. */
  readonly keep: ((entry: Entry) => void) | null;
  /** What is kept then; undefined: the replay. */
  readonly text: string | undefined;
  readonly seats: readonly SeatName[];
  readonly renamed: (entry: Entry, players: PlayerNames | undefined) => void;
  /** The way back. */
  readonly children: ComponentChildren;
}

/** What a game is called, who played, and what can be done with it as a whole. */
function GameHead<T extends GameTypes>(props: GameHeadProps<T>) {
  const { title, replay, entry, tell, keep, text, seats, renamed, children } = props;
  // Whoever presses it finds that it is done where they have pressed, and nothing else under the pointer.
  const [isOffered] = useState(entry === null && keep !== null);
  const complain = (sentence: string) => {
    tell({ problems: [sentence] });
  };
  return (
    <header class="replay-head">
      <h1 dir="auto">{title}</h1>
      <Players names={Object.values(replay.players ?? {})} />
      {children}
      {isOffered && keep !== null && (
        <KeepButton {...{ replay, text, tell }} isKept={entry !== null} kept={keep} />
      )}
      {entry !== null && <RenameGameButton {...{ replay, entry, seats, complain, renamed }} />}
    </header>
  );
}

/** Who played, as far as anybody says, and the way to the keys. */
function Players({ names }: { readonly names: readonly (string | undefined)[] }) {
  const players = names.filter((name) => name !== undefined);
  return (
    <p>
      {players.length > 0 && <bdi>{words.players(players)}</bdi>}{' '}
      <button type="button" class="keys" popovertarget="keys">
        {keys.open}
      </button>
    </p>
  );
}

interface KeepButtonProps<T extends GameTypes> {
  readonly replay: Replay<T>;
  readonly text: string | undefined;
  readonly tell: (told: Partial<Told>) => void;
  readonly isKept: boolean;
  readonly kept: (entry: Entry) => void;
}

/** Keeps a game that somebody has brought, or has been sent, as it came; one that is kept already is shown where it is. */
function KeepButton<T extends GameTypes>({ replay, text, tell, isKept, kept }: KeepButtonProps<T>) {
  const isAsked = useRef(false);
  const keep = async () => {
    // Who presses twice means one.
    if (isKept || isAsked.current) return;
    isAsked.current = true;
    try {
      // Not all that is looked at is kept.
      const { keepGame } = await import('./keep-game.ts');
      const { entry, told } = await keepGame(replay, text);
      isAsked.current = entry !== null;
      if (entry !== null) kept(entry);
      if (told !== null) tell(told);
    } catch {
      // It could not be fetched, and is tried again the next time.
      isAsked.current = false;
    }
  };
  return (
    <button
      type="button"
      class="button quiet keep"
      data-room={words.keep}
      aria-disabled={isKept}
      onClick={() => void keep()}
    >
      {isKept ? words.kept : words.keep}
    </button>
  );
}

/** What is shown now, for what comes later; null once nothing is. */
function useLatest<Value>(shown: Value): { readonly current: Value | null } {
  const latest = useRef<Value | null>(null);
  useLayoutEffect(() => {
    latest.current = shown;
    return () => {
      latest.current = null;
    };
  }, [shown]);
  return latest;
}

/** What a tab of the browser is called as long as a game is shown in it. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
