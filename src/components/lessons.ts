import { getCollection, type CollectionEntry } from 'astro:content';
import type { RuleId } from '#games/jekyll-vs-hyde/rulebook';
import { link } from '../widgets/link.ts';

/** The lessons of Jekyll vs Hyde in their order. */

export interface Lesson {
  readonly entry: CollectionEntry<'lessons'>;
  /** From 1 on. */
  readonly number: number;
  /** Its name in addresses and in the reader's progress. */
  readonly slug: string;
  readonly address: string;
  /** How many exercises it has. */
  readonly tasks: number;
  /** What its social card shows of it; null for a lesson in words alone, which has that of the site. */
  readonly shown: ShownScene | null;
}

/** A part of a scene, in moves made: up to the end where nothing is said. */
export interface ShownScene {
  readonly scene: string;
  readonly from: number;
  readonly to: number | undefined;
}

export async function allLessons(): Promise<readonly Lesson[]> {
  const entries = await getCollection('lessons', ({ id }) => id.startsWith('jekyll-vs-hyde/'));
  return entries
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((entry) => {
      const [, number = '', slug = ''] = /\/(\d+)-(.+)$/.exec(entry.id) ?? [];
      if (slug === '') throw new Error(`The file of a lesson is named NN-name.mdx, not ${entry.id}`);
      const tasks = entry.body?.match(/<(TryIt|Predict|GuidedRound)\b/g)?.length ?? 0;
      const address = link(`/jekyll-vs-hyde/lessons/${slug}/`);
      return { entry, number: Number(number), slug, address, tasks, shown: firstShown(entry.body ?? '') };
    });
}

/** The first scene or exercise in what its author wrote. */
function firstShown(body: string): ShownScene | null {
  const [tag] = /<(?:Scene|TryIt)\s[^>]*>/.exec(body) ?? [];
  const scene = /\sname="([^"]+)"/.exec(tag ?? '')?.[1];
  if (tag === undefined || scene === undefined) return null;
  const moves = (name: string) => {
    const [, value] = new RegExp(`\\s${name}=\\{(\\d+)\\}`).exec(tag) ?? [];
    return value === undefined ? undefined : Number(value);
  };
  const at = moves('at');
  return { scene, from: at ?? moves('from') ?? 0, to: at ?? moves('to') };
}

/** The lessons that teach a rule. */
export function lessonsOf(rule: RuleId, lessons: readonly Lesson[]): readonly Lesson[] {
  return lessons.filter(({ entry }) => entry.data.rules.includes(rule));
}
