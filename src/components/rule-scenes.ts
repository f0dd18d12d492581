import { getEntry } from 'astro:content';
import type { RuleId } from '#games/jekyll-vs-hyde/rulebook';
import { begin, play } from '#machines/jekyll-vs-hyde';
import { lineThrough, unfold } from '#replays/frames';
import { allLessons } from './lessons.ts';

/** Where in the lessons each rule can be seen at work: the first scene in which an event cites it. Computed from the scenes. */
export async function scenesOfRules(): Promise<ReadonlyMap<RuleId, string>> {
  const places = new Map<RuleId, string>();
  for (const { entry, address } of await allLessons()) {
    for (const [tag] of (entry.body ?? '').matchAll(/<Scene\s[^>]*>/g)) {
      const name = /name="([^"]+)"/.exec(tag)?.[1];
      const from = Number(/from=\{(\d+)\}/.exec(tag)?.[1] ?? 1);
      const scene = name === undefined ? undefined : await getEntry('scenes', `jekyll-vs-hyde/${name}`);
      if (name === undefined || scene === undefined) continue;
      const to = Number(/to=\{(\d+)\}/.exec(tag)?.[1] ?? scene.data.moves.length);
      const { frames } = unfold(begin(scene.data.rulings), scene.data.moves, play);
      for (const id of lineThrough(frames).slice(from + 1, to + 1)) {
        for (const { rule } of frames[id]?.position.context.events ?? []) {
          if (!places.has(rule)) places.set(rule, `${address}#${sceneId(name, from)}`);
        }
      }
    }
  }
  return places;
}

/** The anchor of a scene in its lesson. */
export function sceneId(name: string, from: number): string {
  return `scene-${name}-${from}`;
}
