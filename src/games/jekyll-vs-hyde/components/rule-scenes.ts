import { questionOf } from '#games/jekyll-vs-hyde/rules/question';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';
import { begin, play } from '#games/jekyll-vs-hyde/statechart';
import { lineThrough } from '#replays/frames';
import { unfold } from '#replays/play-tree';
import { numberAt } from '../../../components/parse-mdx-components.ts';
import { allLessons } from './lessons.ts';
import { sceneNamed } from './replays.ts';
import { sandboxLink } from './sandbox-link.ts';

/** A rule at work: an event that cites it. */
export interface RuleAtWork {
  /** The address of the scene in its lesson. */
  readonly scene: string;
  /** The move that brings it about, as a link to the sandbox. */
  readonly sandbox: string;
}

/** Where in the lessons each rule can be seen at work: the first scene in which an event cites it. Computed from the scenes. */
export async function scenesOfRules(): Promise<ReadonlyMap<RuleId, RuleAtWork>> {
  const places = new Map<RuleId, RuleAtWork>();
  for (const { elements, address } of await allLessons()) {
    for (const element of elements.filter(({ name }) => name === 'Scene')) {
      const name = element.attributes.get('name');
      const from = numberAt(element, 'from') ?? 1;
      if (name === undefined) continue;
      const scene = await sceneNamed(name);
      const to = numberAt(element, 'to') ?? scene.moves.length;
      const { frames } = unfold(begin(scene.rulings), scene.moves, play);
      for (const id of lineThrough(frames).slice(from + 1, to + 1)) {
        const frame = frames[id];
        const before = frames[frame?.previous ?? 0];
        if (frame?.step == null || before === undefined) continue;
        const { setup, moves } = questionOf(before.position.context.state);
        const sandbox = sandboxLink({ setup, moves: [...moves, frame.step.action] });
        for (const { rule } of frame.position.context.events) {
          if (!places.has(rule)) places.set(rule, { scene: `${address}#${sceneId(name, from)}`, sandbox });
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
