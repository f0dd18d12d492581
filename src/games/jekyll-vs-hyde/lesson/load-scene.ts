import { getEntry } from 'astro:content';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Replay } from '#replays/replay';

/** A scripted game of the lessons by its file name. A name that nobody has stops the build. */
export async function sceneNamed(name: string): Promise<Replay<JekyllVsHyde>> {
  const entry = await getEntry('scenes', `jekyll-vs-hyde/${name}`);
  if (entry === undefined) throw new Error(`There is no scene ${name} in content/jekyll-vs-hyde/scenes`);
  return entry.data;
}

/** Refuses (throws) a step that the scene does not reach. */
export function checkStep(name: string, replay: Replay<JekyllVsHyde>, step: number): void {
  if (step < 0 || step > replay.moves.length) {
    throw new Error(`The scene ${name} has ${replay.moves.length} moves; it cannot show step ${step}`);
  }
}
