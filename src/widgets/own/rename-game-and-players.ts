import type { GameTypes } from '#kit/game';
import { MAX_NAME } from '#kit/input-limits';
import { cutOversized } from '#kit/cut-oversized-input';
import { replacePlayerNames, type PlayerNames } from '#replays/replace-player-names';
import type { Replay } from '#replays/replay';
import type { Entry } from '#studies/study-database-queries';
import { rename } from '#studies/study-store';
import { words } from '#said/own-games';
import type { Question } from '../ConfirmDialog.tsx';
import type { SeatName } from './read-games.ts';

export interface Renaming<T extends GameTypes> {
  readonly replay: Replay<T>;
  readonly entry: Entry;
  /** Who can be named. */
  readonly seats: readonly SeatName[];
  readonly complain: (sentence: string) => void;
  readonly renamed: (entry: Entry, players: PlayerNames | undefined) => void;
}

/** Asks what a kept game is called, and who played it, and names both so where it is kept. */
export function askGameAndPlayerNames<T extends GameTypes>(renaming: Renaming<T>): Question {
  const { replay, entry, seats } = renaming;
  const before = replay.players as PlayerNames | undefined;
  return {
    ...{ ask: words.newName, yes: words.rename, no: words.cancel, text: entry.name },
    lines: seats.map(({ id, name }) => ({ label: words.nameOf(name), text: before?.[id] ?? '' })),
    act: (name, lines) => {
      if (name.trim() !== '') void act(renaming, name.trim(), lines);
    },
  };
}

async function act<T extends GameTypes>(
  { replay, entry, seats, complain, renamed }: Renaming<T>,
  name: string,
  lines: readonly string[],
): Promise<void> {
  const before = replay.players as PlayerNames | undefined;
  const named = seats.flatMap(({ id }, at) => {
    const text = cutOversized((lines[at] ?? '').trim().toWellFormed(), MAX_NAME).text;
    return text === '' ? [] : [[id, text] as const];
  });
  const players: PlayerNames = Object.fromEntries(named);
  const isSame = seats.every(({ id }) => players[id] === before?.[id]);
  const given = await rename(replay.game, entry.id, name, Date.now(), (text) =>
    isSame ? text : replacePlayerNames(text, players),
  );
  if (given.ok) renamed(given.value, isSame ? before : players);
  else complain(words.troubles[given.problem.type]);
}
