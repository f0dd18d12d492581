import type { GameTypes } from '#kit/game';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import type { Line } from '#replays/replay';
import { writeReplay } from '#replays/write-replay';
import { gamePageUrl } from '../game-page-url.ts';

/** A position to be played on from, as the moves that lead to it. */
export interface PlayedOnFrom<T extends GameTypes> {
  readonly game: string;
  readonly rulings?: Partial<T['rulings']> | undefined;
  readonly moves: Line<T['action']>;
  /** Whose part the reader takes. */
  readonly seat: T['seat'];
  /** How many play. */
  readonly players: number;
}

/** The address at which a game is played on against the computer. Who that is, the page has: the link says only what is played from. */
export async function playOnAgainstComputerUrl<T extends GameTypes>(from: PlayedOnFrom<T>): Promise<string> {
  const { game, rulings, moves, seat, players } = from;
  const query = new URLSearchParams({ from: String(moves.length), seat, players: String(players) });
  const replay = {
    game,
    ...(rulings !== undefined && { rulings }),
    moves: moves.map(({ action }) => ({ action })),
  };
  const fragment = await replayToUrlFragment(writeReplay(replay));
  return gamePageUrl(game, `/play/?${query.toString()}#${fragment}`);
}

/** Goes there; the way back leads to where it was asked for. */
export async function playOnAgainstComputer<T extends GameTypes>(from: PlayedOnFrom<T>): Promise<void> {
  location.assign(await playOnAgainstComputerUrl(from));
}
