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
      return { entry, number: Number(number), slug, address, tasks };
    });
}

/** The lessons that teach a rule. */
export function lessonsOf(rule: RuleId, lessons: readonly Lesson[]): readonly Lesson[] {
  return lessons.filter(({ entry }) => entry.data.rules.includes(rule));
}
