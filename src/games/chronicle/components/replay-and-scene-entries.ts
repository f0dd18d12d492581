import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { SEATS } from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game';
import type { Replay } from '#replays/replay';
import { words as game } from '#said/chronicle/names';
import { words as library } from '#said/chronicle/replay-list';
import { GAME_ID } from '../rules/game-id.ts';

/** The games of Chronicle that were written down, and the scenes of its lessons. */

export interface ReplayEntry extends CollectionEntry<'replays'> {
  readonly data: Replay<Chronicle>;
}
interface SceneEntry extends CollectionEntry<'scenes'> {
  readonly data: Replay<Chronicle>;
}

/** What stands in the folder of this game was read by its rules. */
const isOurs = (entry: CollectionEntry<'replays'>): entry is ReplayEntry =>
  entry.id.startsWith(`${GAME_ID}/`);
const isOurScene = (entry: CollectionEntry<'scenes'>): entry is SceneEntry =>
  entry.id.startsWith(`${GAME_ID}/`);

/** The annotated games. */
export function allReplays(): Promise<ReplayEntry[]> {
  return getCollection('replays', isOurs);
}

/** An annotated game by its file name. A name that nobody has stops the build. */
export async function replayNamed(name: string): Promise<ReplayEntry> {
  const entry = await getEntry('replays', `${GAME_ID}/${name}`);
  if (entry === undefined || !isOurs(entry))
    throw new Error(`There is no game ${name} in content/${GAME_ID}/replays`);
  return entry;
}

/** The annotated games, each with its name in addresses, for the pages that are made of them. */
export async function replayPaths() {
  const entries = await allReplays();
  return entries.map((entry, index) => ({
    params: { id: entry.id.split('/')[1] },
    props: { entry, number: index + 1 },
  }));
}

/** A scripted game of the lessons by its file name. A name that nobody has stops the build. */
export async function sceneNamed(name: string): Promise<Replay<Chronicle>> {
  const entry = await getEntry('scenes', `${GAME_ID}/${name}`);
  if (entry === undefined || !isOurScene(entry)) {
    throw new Error(`There is no scene ${name} in content/${GAME_ID}/scenes`);
  }
  return entry.data;
}

/** Who plays, in the order of the seats; the seat stands in for a name that nobody knows. */
export function playersOf({ moves, players = {} }: Replay<Chronicle>): string {
  const [deal] = moves;
  const seats = SEATS.filter((seat) => deal?.action.type === 'deal' && deal.action.hands[seat] !== undefined);
  return library.players(seats.map((seat) => players[seat] ?? game.seats[seat]));
}
