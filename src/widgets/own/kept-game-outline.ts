import type { GameTypes } from '#kit/game';
import { words } from '#said/own-games';
import type { Entry } from '#studies/study-database-queries';
import type { Listing } from '#studies/study-store';
import type { Writing } from './game-text-adapter.ts';
import { readFile } from './read-games.ts';

/** What a list tells of a game besides its name. */
export interface Outline {
  /** Who played; null where nobody is named and every table has the same seats. */
  readonly players: string | null;
  /** How it ended; null where it is not over. */
  readonly result: string | null;
  /** Whether it is a record that can still be gone on with. */
  readonly isUnfinished: boolean;
}

/** A game in the list; without an outline as long as it has not been read. */
export interface KeptGame extends Entry {
  readonly outline?: Outline | null;
}

/** The list of kept games. */
export interface KeptGames extends Pick<Listing, 'damaged'> {
  readonly studies: readonly KeptGame[];
}

/**
 * What there is to say of a text that is kept. `tell` says an event in a sentence: the last one of a game that is over says who has won.
 * Null where nothing of the text can be read. Never throws.
 */
export function outlineKeptGame<
  T extends GameTypes,
  Slip extends { readonly type: string },
  Extra extends object,
>(writing: Writing<T, Slip, Extra>, tell: (event: T['event']) => string, text: string): Outline | null {
  const [kept] = readFile(writing, text).games;
  if (kept === undefined) return null;
  const { game } = writing.machine;
  const { rulings, moves, players = {} } = kept.replay;
  const end = moves.reduce<{ readonly state: T['state']; readonly events: readonly T['event'][] }>(
    ({ state }, { action }) => game.apply(state, action),
    { state: game.start(rulings), events: [] },
  );
  const isOver = game.toAct(end.state).length === 0;
  const isFinished = kept.extra !== null && 'finished' in kept.extra && kept.extra.finished === true;
  const last = end.events.at(-1);
  const named: Readonly<Partial<Record<string, string>>> = players;
  const isTold = game.players.fewest < game.players.most || Object.keys(named).length > 0;
  const seated = kept.seats.map(({ id, name }) => {
    const player = named[id];
    return player === undefined ? name : words.playerAt(player, name);
  });
  return {
    players: isTold ? words.players(seated) : null,
    result: isOver && last !== undefined ? tell(last) : null,
    isUnfinished: kept.extra !== null && !isOver && !isFinished,
  };
}
