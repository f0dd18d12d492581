import type { GameTypes } from '#kit/game';
import { MAX_NAME } from '#kit/input-limits';
import { limitText } from '#kit/limit-text';
import { withPlayers, type PlayerNames } from '#replays/name-players';
import type { Replay } from '#replays/replay';
import type { Entry } from '#studies/study-queries';
import { rename } from '#studies/study-store';
import { words } from '#said/own-games';
import { useConfirmDialog } from '../use-confirm-dialog.tsx';
import type { SeatName } from './read-games.ts';

interface RenameButtonProps<T extends GameTypes> {
  readonly replay: Replay<T>;
  readonly entry: Entry;
  /** Who can be named. */
  readonly seats: readonly SeatName[];
  readonly complain: (sentence: string) => void;
  readonly renamed: (entry: Entry, players: PlayerNames | undefined) => void;
}

/** Gives a kept game another name, and its players theirs. */
export function RenameButton<T extends GameTypes>(props: RenameButtonProps<T>) {
  const { replay, entry, seats, complain, renamed } = props;
  const { ask, dialog } = useConfirmDialog();
  const before = replay.players as PlayerNames | undefined;
  const act = async (name: string, lines: readonly string[]) => {
    if (name === '') return;
    const named = seats.flatMap(({ id }, at) => {
      const text = limitText((lines[at] ?? '').trim().toWellFormed(), MAX_NAME).text;
      return text === '' ? [] : [[id, text] as const];
    });
    const players: PlayerNames = Object.fromEntries(named);
    const isSame = seats.every(({ id }) => players[id] === before?.[id]);
    const given = await rename(replay.game, entry.id, name, Date.now(), (text) =>
      isSame ? text : withPlayers(text, players),
    );
    if (given.ok) renamed(given.value, isSame ? before : players);
    else complain(words.troubles[given.problem.type]);
  };
  return (
    <>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          ask({
            ...{ ask: words.newName, yes: words.rename, no: words.cancel, text: entry.name },
            lines: seats.map(({ id, name }) => ({ label: words.nameOf(name), text: before?.[id] ?? '' })),
            act: (name, lines) => void act(name.trim(), lines),
          });
        }}
      >
        {words.rename}
      </button>
      {dialog}
    </>
  );
}
