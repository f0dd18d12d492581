import { getCollection, type CollectionEntry } from 'astro:content';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';
import { siteUrl } from '#widgets/site-url.ts';
import { elementsIn, numberAt, type LessonElement } from '../../../components/parse-mdx-components.ts';

/** The lessons of Jekyll vs Hyde in their order. */

export interface Lesson {
  readonly entry: CollectionEntry<'lessons'>;
  /** From 1 on. */
  readonly number: number;
  /** Its name in addresses and in the reader's progress. */
  readonly slug: string;
  readonly address: string;
  /** The components in it. */
  readonly elements: readonly LessonElement[];
  /** How many exercises it has. */
  readonly tasks: number;
  /** What its social card shows of it; null for a lesson in words alone, which has that of the site. */
  readonly shown: ShownScene | null;
}

/** The components that are exercises. */
const TASKS = ['TryIt', 'Predict', 'GuidedRound'];

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
      const elements = elementsIn(entry.body ?? '');
      const tasks = elements.filter(({ name }) => TASKS.includes(name)).length;
      const address = siteUrl(`/jekyll-vs-hyde/lessons/${slug}/`);
      return { entry, number: Number(number), slug, address, elements, tasks, shown: firstShown(elements) };
    });
}

/** The first scene or exercise of a lesson. */
function firstShown(elements: readonly LessonElement[]): ShownScene | null {
  const element = elements.find(({ name }) => name === 'Scene' || name === 'TryIt');
  const scene = element?.attributes.get('name');
  if (element === undefined || scene === undefined) return null;
  const at = numberAt(element, 'at');
  return { scene, from: at ?? numberAt(element, 'from') ?? 0, to: at ?? numberAt(element, 'to') };
}

/** Every rule that has been met by the end of a lesson: what it and those before it teach or name. */
export function taughtBy(slug: string, lessons: readonly Lesson[]): readonly RuleId[] {
  const last = lessons.findIndex((lesson) => lesson.slug === slug);
  const named = new Set(
    lessons
      .slice(0, last + 1)
      .flatMap(({ elements }) => elements.filter(({ name }) => name === 'Rule'))
      .map(({ attributes }) => attributes.get('id')),
  );
  return RULE_IDS.filter((id) => named.has(id));
}

/** The lessons that teach a rule. */
export function lessonsOf(rule: RuleId, lessons: readonly Lesson[]): readonly Lesson[] {
  return lessons.filter(({ entry }) => entry.data.rules.includes(rule));
}
