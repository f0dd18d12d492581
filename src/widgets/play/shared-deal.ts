import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { replayFromUrlFragment, replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { writeReplay } from '#replays/write-replay';
import type { UnfinishedGame } from '#progress/unfinished-game';
import { gamePageUrl } from '../game-page-url.ts';
import { isRoundOver, replayOf, standingsOf, type begunFrom, type CurrentGame } from './current-game.ts';
import type { OpponentTypes, PlayAdapter, PlaySetup } from './play-adapter.ts';

/**
 * A game that somebody has played, for somebody else to play from the same cards against the same opponents. Its address holds all of it: how it
 * was played in the query, and the moves as a replay in the fragment, so it can be read for ever and no server keeps it.
 */

/** The address of a game, for somebody else. */
export async function sharedDealAddress<T extends GameTypes, P extends OpponentTypes>(
  adapter: Pick<PlayAdapter<T, P>, 'setup'>,
  game: CurrentGame<T, P>,
): Promise<string> {
  const { seat, strength, length, seed } = game.settings;
  const query = new URLSearchParams({ seat, opponent: strength, length, seed: String(seed) });
  const fragment = await replayToUrlFragment(writeReplay(replayOf(adapter, game)));
  const path = gamePageUrl(adapter.setup.game, `/play/?${query.toString()}#${fragment}`);
  return new URL(path, location.href).href;
}

/** What somebody is sent to a page of play with. */
export interface Sent<T extends GameTypes, P extends OpponentTypes> {
  readonly game: CurrentGame<T, P>;
  /** Whether its last position is played on from; otherwise its cards are played anew. */
  readonly goesOn: boolean;
  /** The rules that came up in it, the latest first. */
  readonly cited: readonly string[];
}

/** What is in the address of this page; null where that cannot be read whole. `seed` is for a position, which comes without one. */
export async function readSharedDeal<T extends GameTypes, P extends OpponentTypes>(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  setup: PlaySetup<T, P>,
  read: (kept: UnfinishedGame) => ReturnType<typeof begunFrom<T, P>>,
  seed: number,
): Promise<Sent<T, P> | null> {
  const query = new URLSearchParams(search);
  const text = await replayFromUrlFragment(hash);
  if (!text.ok) return null;
  const said = (name: string) => query.get(name) ?? '';
  const goesOn = query.has('from');
  const settings = goesOn
    ? { opponent: setup.first.strength, length: lengthFor(setup, Number(said('players'))), seed }
    : { opponent: said('opponent'), length: said('length'), seed: Number(said('seed') || NaN) };
  if (!Number.isSafeInteger(settings.seed)) return null;
  const found = read({ ...settings, seat: said('seat'), replay: text.value });
  if (found?.whole !== true) return null;
  const { begun, cited } = found;
  return { game: goesOn ? { ...begun, given: begun.moves.length } : begun, goesOn, cited };
}

/** A length at which so many play, the usual one if it is; an empty text where there is none. */
function lengthFor<T extends GameTypes, P extends OpponentTypes>(
  { seats, lengths, first }: PlaySetup<T, P>,
  players: number,
): string {
  return [first.length, ...lengths].find((length) => seats(length).length === players) ?? '';
}

/** What the dealer did at this point of the other game; null where that was nothing that can be done here. */
export function dealtThere<T extends GameTypes, P extends OpponentTypes>(
  { machine: { game } }: Pick<PlayAdapter<T, P>, 'machine'>,
  other: CurrentGame<T, P>,
  made: readonly T['action'][],
  state: T['state'],
): T['action'] | null {
  const dealers = (moves: readonly T['action'][]) => moves.filter(({ by }) => by === undefined);
  const action = dealers(other.moves)[dealers(made).length];
  return action !== undefined && game.judge(state, action).length === 0 ? action : null;
}

/** The positions and moves of the other game up to the end of the round that has just ended here; null where it has not come so far. */
export function samePart<T extends GameTypes, P extends OpponentTypes>(
  adapter: Pick<PlayAdapter<T, P>, 'machine' | 'goesOn'>,
  { settings, moves }: CurrentGame<T, P>,
  past: readonly Standing<T>[],
): { readonly past: readonly Standing<T>[]; readonly moves: readonly T['action'][] } | null {
  const ends = (positions: readonly Standing<T>[]) =>
    positions.flatMap(({ context }, index) =>
      index > 0 && isRoundOver<T, P>(adapter, context.state) ? [index] : [],
    );
  const theirs = standingsOf<T, P>(adapter, { settings, moves });
  const end = ends(theirs)[ends(past).length - 1];
  return end === undefined ? null : { past: theirs.slice(0, end + 1), moves: moves.slice(0, end) };
}
