import { getCollection, type CollectionEntry } from 'astro:content';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { siteUrl } from '#widgets/site-url.ts';
import {
  firstShown,
  inOrder,
  taughtIn,
  type Lesson as AnyLesson,
  type ShownScene,
} from '../../../components/lesson-page-data.ts';

/** The lessons of Jekyll vs Hyde in their order. */

interface LessonEntry extends CollectionEntry<'lessons'> {
  readonly data: Omit<CollectionEntry<'lessons'>['data'], 'rules'> & { readonly rules: readonly RuleId[] };
}

/** What stands in the folder of this game teaches its rules. */
const isOurs = (entry: CollectionEntry<'lessons'>): entry is LessonEntry =>
  entry.id.startsWith('jekyll-vs-hyde/');

export interface Lesson extends AnyLesson<LessonEntry> {
  /** What its social card shows of it; null for a lesson in words alone, which has that of the site. */
  readonly shown: ShownScene | null;
}

export async function allLessons(): Promise<readonly Lesson[]> {
  const entries = await getCollection('lessons', isOurs);
  const lessons = inOrder(entries, siteUrl('/jekyll-vs-hyde/lessons/'));
  return lessons.map((lesson) => ({ ...lesson, shown: firstShown(lesson) }));
}

/** Every rule that has been met by the end of a lesson, in the order of the rulebook. */
export function taughtBy(slug: string, lessons: readonly Lesson[]): readonly RuleId[] {
  return RULE_IDS.filter(taughtIn(slug, lessons));
}

/** The lessons that teach a rule. */
export function lessonsOf(rule: RuleId, lessons: readonly Lesson[]): readonly Lesson[] {
  return lessons.filter(({ entry }) => entry.data.rules.includes(rule));
}
