import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Replay } from '#replays/replay';
import { GAME_ID } from '../rules/game-id.ts';

/** The games of Jekyll vs Hyde that were written down, and the scenes of its lessons. */

export interface ReplayEntry extends CollectionEntry<'replays'> {
  readonly data: Replay<JekyllVsHyde>;
}
interface SceneEntry extends CollectionEntry<'scenes'> {
  readonly data: Replay<JekyllVsHyde>;
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

/** The annotated games, each with its name in addresses, for the pages that are made of them. */
export async function replayPaths() {
  const entries = await allReplays();
  return entries.map((entry, index) => ({
    params: { id: entry.id.split('/')[1] },
    props: { entry, number: index + 1 },
  }));
}

/** A scripted game of the lessons by its file name. A name that nobody has stops the build. */
export async function sceneNamed(name: string): Promise<Replay<JekyllVsHyde>> {
  const entry = await getEntry('scenes', `${GAME_ID}/${name}`);
  if (entry === undefined || !isOurScene(entry)) {
    throw new Error(`There is no scene ${name} in content/${GAME_ID}/scenes`);
  }
  return entry.data;
}
