import { getCollection, type CollectionEntry } from 'astro:content';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import { RULE_IDS, type RuleId } from '#games/chronicle/rules/rule-index';
import { siteUrl } from '#widgets/site-url.ts';
import { inOrder, taughtIn, type Lesson as AnyLesson } from '../../../components/lesson-page-data.ts';

/** The lessons of Chronicle in their order. */

interface LessonEntry extends CollectionEntry<'lessons'> {
  readonly data: Omit<CollectionEntry<'lessons'>['data'], 'rules'> & { readonly rules: readonly RuleId[] };
}

/** What stands in the folder of this game teaches its rules. */
const isOurs = (entry: CollectionEntry<'lessons'>): entry is LessonEntry =>
  entry.id.startsWith(`${GAME_ID}/`);

export type Lesson = AnyLesson<LessonEntry>;

export async function allLessons(): Promise<readonly Lesson[]> {
  return inOrder(await getCollection('lessons', isOurs), siteUrl(`/${GAME_ID}/lessons/`));
}

/** Every rule that has been met by the end of a lesson, in the order of the rulebook. */
export function taughtBy(slug: string, lessons: readonly Lesson[]): readonly RuleId[] {
  return RULE_IDS.filter(taughtIn(slug, lessons));
}

/** The lessons that teach a rule. */
export function lessonsOf(rule: RuleId, lessons: readonly Lesson[]): readonly Lesson[] {
  return lessons.filter(({ entry }) => entry.data.rules.includes(rule));
}
